import { createServer, type Server } from 'node:net'
import solc from 'solc'

export const compilerVersion = solc.version()

/** Compiles for `compilerClient.cjs` in one process, because loading the compiler takes as long as compiling. */
export function serveCompiler(socket: string): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, (connection) => {
    let input = ''
    connection
      .setEncoding('utf8')
      .on('data', (text) => {
        input += text
      })
      .on('end', () => connection.end(solc.compile(input)))
      // Forge was stopped.
      .on('error', () => connection.destroy())
  })
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(socket, () => resolve(server))
  })
}
