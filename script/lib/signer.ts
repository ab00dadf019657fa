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

/**
 * Runs forge with a signer.
 * @param signer forge's flags
 * @throws {UserFacingError} without a hardware wallet, where forge panics
 */
export async function runForge(
  args: readonly string[],
  signer: readonly string[],
  options: Parameters<typeof run>[2],
) {
  try {
    await run('forge', [...args, ...signer], options)
  } catch (error) {
    const device = signer.find((flag) => flag === '--ledger' || flag === '--trezor')?.slice(2)
    if (!device || !(error instanceof ToolError) || !error.message.includes('SIGABRT')) throw error
    throw new UserFacingError(
      `Forge finds no ${device}: connect and unlock it, close what else uses it, and try again.`,
    )
  }
}
