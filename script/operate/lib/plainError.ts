import { BaseError } from 'viem'
import { cleanName } from '../../../src/lib/cleanName.ts'
import { ToolError } from '../../../src/testing/processes.ts'

/** Describes an error in one line without any URL, because that of an RPC may hold a key. */
export function plainError(error: unknown): string {
  return oneLine(withoutUrls(textOf(error)))
}

function textOf(error: unknown): string {
  if (error instanceof ToolError) return error.output.trim().split('\n').slice(-3).join(' ') || error.message
  if (error instanceof BaseError) return `The RPC failed: ${error.shortMessage} ${error.details ?? ''}`
  return error instanceof Error ? error.message : String(error)
}

const withoutUrls = (text: string) => text.replace(/\b(https?|wss?):\/\/\S+/g, '(URL)')

/** Long enough for texts of ours: ten acts in a line, or five questions of a group. */
const MAX_LENGTH = 950

/** Makes a text that may come from a feed safe to print: one line, without control characters, not endless. */
export function oneLine(text: string): string {
  const line = cleanName(text.slice(0, 4 * MAX_LENGTH))
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line
}
