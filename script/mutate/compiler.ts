// @ts-nocheck
import { createServer } from 'node:net'
import solc from 'solc'

/** As forge wants to know it. */
export const compilerVersion = solc.version()

/**
 * Compiles for `compilerClient.cjs` as long as this process lives: loading the compiler takes as long as compiling.
 * @param {string} socket the path that it listens on
 * @returns {Promise<import('node:net').Server>}
 */
export function serveCompiler(socket) {
  const server = createServer({ allowHalfOpen: true }, (connection) => {
    let input = ''
    connection
      .setEncoding('utf8')
      .on('data', (text) => {
        input += text
      })
      .on('end', () => connection.end(solc.compile(input)))
      // Forge was stopped meanwhile.
      .on('error', () => connection.destroy())
  })
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(socket, () => resolve(server))
  })
}
