import { run, ToolError } from '../../src/testing/processes.ts'
import { UsageError, UserFacingError } from './machine.ts'

/** The flags for what holds a sender's key. */
export const signerFlags = {
  account: { type: 'string' },
  ledger: { type: 'boolean' },
  trezor: { type: 'boolean' },
  unlocked: { type: 'boolean' },
} as const

/** Returns forge's flags for what holds the sender's key, none if nothing does. No key passes through a script. */
export function signerArgs(values: { [Name in keyof typeof signerFlags]?: string | boolean }): string[] {
  const holders = (['account', 'ledger', 'trezor', 'unlocked'] as const).filter((name) => values[name])
  if (holders.length > 1)
    throw new UsageError(
      `One of ${holders.map((name) => `--${name}`).join(' and ')} holds the key, not both.`,
    )
  return holders.flatMap((name) => [`--${name}`, ...(name === 'account' ? [String(values.account)] : [])])
}

/** As forge panics where it can't look for a ledger or a trezor. */
const DEVICE_PANIC = /panicked.*\b(HID|usb)\b/s

/**
 * Runs forge with a signer.
 * @param signer forge's flags
 * @throws {UserFacingError} without a hardware wallet, where forge panics
 */
export async function runForge(
  args: readonly string[],
  signer: readonly string[],
  options: Parameters<typeof run>[2] = {},
) {
  const device = signer.find((flag) => flag === '--ledger' || flag === '--trezor')?.slice(2)
  // Its errors wait for the end, so that nobody reads a panic before the sentence that says what to do.
  const isHeld = device !== undefined && options.stdio === 'inherit'
  try {
    const errors = await run('forge', [...args, ...signer], {
      ...options,
      ...(isHeld && { stdio: ['inherit', 'inherit', 'pipe'] }),
    })
    if (isHeld) process.stderr.write(errors)
  } catch (error) {
    if (!device || !(error instanceof ToolError) || !DEVICE_PANIC.test(error.output)) throw error
    throw new UserFacingError(
      `Forge finds no ${device}: connect and unlock it, close what else uses it, and try again.`,
    )
  }
}
