// Runs a program, with one sentence for an error that its user can solve, and checks that the machine can run it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Address, getAddress, zeroAddress } from 'viem'
import type { z } from 'zod'
import { parseAddress } from '../../src/lib/addresses.ts'
import { probePort } from '../../src/testing/freePort.ts'
import { isStopping, root, stopAll, stopOnSignals, ToolError } from '../../src/testing/processes.ts'

/** A problem that the user can solve. The message is all they need to read. */
export class UserFacingError extends Error {
  override name = 'UserFacingError'
}

/** Flags that make no sense together. The program's help follows its message. */
export class UsageError extends UserFacingError {
  override name = 'UsageError'
}

interface Program {
  /** Printed for `--help`, and after wrong flags. */
  help?: string
  /** Called after a failure or a signal. */
  onFailure?: () => void
}

/** Runs a program until it ends, fails or gets a signal. Its result is the exit code. */
export async function runMain(main: () => Promise<number | undefined>, { help, onFailure }: Program = {}) {
  if (help && process.argv.includes('--help')) return console.log(help)
  stopOnSignals(onFailure, 130)
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!isStopping()) {
      console.error(`\n${describeError(error)}`)
      if (help && isUsageError(error)) console.error(`\n${help}`)
      onFailure?.()
    }
    process.exitCode = 1
  }
  await stopAll()
}

/** Returns what the user needs to read: one sentence if they can solve it, else all the details. */
export function describeError(error: unknown): string {
  if (error instanceof ToolError) return `${error.output}\n${error.message}`
  if (!(error instanceof Error)) return String(error)
  const isSolvable = error instanceof UserFacingError || isUsageError(error)
  return isSolvable ? error.message : (error.stack ?? error.message)
}

/** Detects wrong flags, unknown or incomplete ones by the code of `parseArgs`. */
function isUsageError(error: unknown) {
  return error instanceof UsageError || /^ERR_PARSE_ARGS/.test(String((error as { code?: unknown }).code))
}

export function requireFoundry() {
  for (const tool of ['forge', 'anvil']) {
    if (!existsSync(join(root, 'node_modules', '.bin', tool))) {
      throw new UserFacingError(
        `There is no ${tool} for ${process.platform} on ${process.arch} among the packages: use Linux or macOS, or WSL on Windows.`,
      )
    }
  }
}

/** Returns the port that a flag names. @throws {UsageError} */
export function portOf(flag: string, value: string): number {
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new UsageError(`--${flag} is "${value}", and a port is a number from 1 to 65535.`)
}

/** @param flag chooses another port */
export async function requireFreePort(port: number, purpose: string, flag = 'port') {
  // localhost may resolve to either address.
  for (const host of ['127.0.0.1', '::1']) {
    if ((await probePort(port, host)) === undefined) {
      throw new UserFacingError(
        `Port ${port}, which ${purpose} needs, is in use: stop what runs there, perhaps another "npm start", or choose one with --${flag}.`,
      )
    }
  }
}

/** Returns the checksummed address that a flag names. @throws {UserFacingError} */
export function addressOf(flag: string, value: string): Address {
  const address = parseAddress(value)
  if (!address) throw new UserFacingError(`--${flag} is "${value}", which is no address.`)
  if (address === zeroAddress)
    throw new UserFacingError(`--${flag} is the zero address, which nobody has a key for.`)
  return getAddress(address)
}

/**
 * Parses a JSON file that people edit.
 * @param name begins the error's sentence
 * @throws {UserFacingError} naming the first wrong field
 */
export function parseFile<T>(schema: z.ZodType<T>, text: string, name: string): T {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new UserFacingError(`${name} is not valid JSON.`)
  }
  const result = schema.safeParse(json)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new UserFacingError(`${name} is wrong at "${issue?.path.join('.')}": ${issue?.message}.`)
}
