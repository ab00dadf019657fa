import { stopAll, stopOnSignals, ToolError } from '../../src/testing/processes.ts'
import { UserFacingError } from './machine.ts'

/** Runs a program until it ends, fails or gets a signal. Its result is the exit code. */
export async function runMain(main: () => Promise<number | undefined>) {
  stopOnSignals(undefined, 130)
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(describeError(error))
    process.exitCode = 1
  }
  await stopAll()
}

/** Returns what the user needs to read: one sentence if they can solve it, else all the details. */
export function describeError(error: unknown): string {
  if (error instanceof ToolError) return `${error.output}\n${error.message}`
  if (!(error instanceof Error)) return String(error)
  const isSolvable = error instanceof UserFacingError || isArgumentError(error)
  return isSolvable ? error.message : (error.stack ?? error.message)
}

/** Detects an unknown or incomplete flag, reported by `parseArgs`. */
function isArgumentError(error: Error & { code?: unknown }) {
  return String(error.code).startsWith('ERR_PARSE_ARGS')
}
