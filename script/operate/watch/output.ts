import type { Writable } from 'node:stream'

/** Prints to a stream until its reader is gone, which `console.log` would hide. */
export function openOutput(stream: Writable) {
  const output = {
    isClosed: false,
    print(line: string) {
      if (!output.isClosed) stream.write(`${line}\n`)
    },
  }
  stream.on('error', () => {
    output.isClosed = true
  })
  return output
}
