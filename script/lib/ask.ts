import { createInterface, type Interface } from 'node:readline'
import { UserFacingError } from './machine.ts'

let terminal: Interface | undefined
let lines: AsyncIterator<string> | undefined

/**
 * Waits until somebody types a word.
 * @param unattended the error's sentence if nobody is at the terminal
 * @throws {UserFacingError} for another word too
 */
export async function ask(word: string, unattended: string) {
  process.stdout.write(`\n  Type "${word}" to go on: `)
  // All questions share one reader, which buffers the lines that follow.
  terminal ??= createInterface({ input: process.stdin })
  lines ??= terminal[Symbol.asyncIterator]()
  const { value: answer, done } = await lines.next()
  if (answer?.trim() === word) return
  releaseTerminal()
  if (done) throw new UserFacingError(unattended)
  throw new UserFacingError('Nothing was sent.')
}

/** Lets another program read the terminal, and this one end. */
export function releaseTerminal() {
  terminal?.close()
}
