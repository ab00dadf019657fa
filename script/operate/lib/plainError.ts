import { BaseError } from 'viem'
import { ToolError } from '../../../src/testing/processes.ts'
import { oneLine } from './oneLine.ts'

/** Describes an error in one line without any URL, because that of an RPC may hold a key. */
export function plainError(error: unknown): string {
  return oneLine(withoutUrls(textOf(error)))
}

function textOf(error: unknown): string {
  if (error instanceof ToolError) return error.output.trim().split('\n').slice(-3).join(' ') || error.message
  if (error instanceof BaseError) return `The RPC failed: ${error.shortMessage} ${error.details}`
  return error instanceof Error ? error.message : String(error)
}

const withoutUrls = (text: string) => text.replace(/\b(https?|wss?):\/\/\S+/g, '(URL)')
