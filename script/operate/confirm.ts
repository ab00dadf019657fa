import { createInterface } from 'node:readline'
import { UserFacingError } from '../lib/machine.ts'

/** Waits until somebody types yes. @throws {UserFacingError} otherwise */
export async function confirm() {
  process.stdout.write('\nType "yes" to do this: ')
  const terminal = createInterface({ input: process.stdin })
  const { value: answer, done } = await terminal[Symbol.asyncIterator]().next()
  terminal.close()
  if (done) throw new UserFacingError('Nobody is at the terminal to say yes: add --yes.')
  if (answer.trim() !== 'yes') throw new UserFacingError('Nothing was sent.')
}
