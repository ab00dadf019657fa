import { parseArgs } from 'node:util'
import { type Address, parseEther } from 'viem'
import { addressOf, UsageError, UserFacingError } from '../lib/machine.ts'
import { signerArgs, signerFlags } from '../lib/signer.ts'
import { chainNames } from '../lib/site.ts'
import { parseDuration } from './lib/durations.ts'
import { LEVELS } from './watch/levels.ts'

export const HELP = `npm run operate -- <command> --feed <feed> [--feed <feed> …] [options]

  plan      shows what it would create, close, settle and void, why, and at which cost
  apply     does it after a confirmation
  watch     repeats both until stopped
  status    shows what needs a person; the exit code is 1 if something does

  --feed          a JSON or CSV file, its URL, pandascore:<games>, opendota, or env:<variable> with one (docs/operate-feeds.md).
                  The first creates matches, the others confirm or contradict
  --follow        a host to which a feed's URL may redirect, such as googleusercontent.com for a published Google Sheet
  --chain         one of ${chainNames}; without, the local chain
  --settings      a file with bounds and durations per game (default: operate.json, if there is one)
  --settle-after  how long a feed must have said so before a result is named (default: 10m)
  --horizon       how long before its start a match is created (default: 14d, at most 180d)

  Who acts, on a public chain:
  --sender        the operator's address, with one of --account <forge keystore>, --ledger, --trezor, --unlocked (the RPC)
  --safe          the address of a Safe that operates; apply writes a file for its Transaction Builder
    --out           the file (default: operate-safe.json)

  --pay           watch: pay bettors and players what they can claim, for at most so much coin of gas per day, such as 0.02;
                  apply: once; plan: show what is unpaid
  --defend        watch: have challenged results decided by Reality.eth as the feeds say, with at most so much WETH in bonds
  --yes           apply: do not ask, for a job
  --every         watch: time between two rounds (default: 60s)
  --notify        watch: post each event to the webhooks in OPERATE_WEBHOOK (Discord, Slack, Telegram, or any that takes
                  JSON), separated by spaces. warning=https://… gets only what needs a person, critical=https://… what is urgent
  --remind        watch: ask the same question again after this time (default: 6h)

  From the environment, because they are secrets: OPERATE_WEBHOOK, OPERATE_HEARTBEAT (watch calls this URL after each
  good round: healthchecks.io, Uptime Kuma), OPERATE_RPC_URL (another RPC than the chain's public one), ETH_PASSWORD (a
  file with the keystore's password), and the feed's token.`

const flags = {
  feed: { type: 'string', multiple: true },
  follow: { type: 'string', multiple: true },
  chain: { type: 'string' },
  settings: { type: 'string' },
  'settle-after': { type: 'string', default: '10m' },
  horizon: { type: 'string', default: '14d' },
  sender: { type: 'string' },
  ...signerFlags,
  safe: { type: 'string' },
  out: { type: 'string', default: 'operate-safe.json' },
  pay: { type: 'string' },
  defend: { type: 'string' },
  yes: { type: 'boolean', default: false },
  every: { type: 'string', default: '60s' },
  notify: { type: 'boolean', default: false },
  remind: { type: 'string', default: '6h' },
} as const

const MAX_HORIZON = parseDuration('horizon', '180d')
const commands = ['plan', 'apply', 'watch', 'status'] as const

type Env = Readonly<Record<string, string | undefined>>
export type Options = ReturnType<typeof readOptions>

/** The account that acts. `local`: Anvil's first. */
export type Actor =
  | { kind: 'local' }
  | { kind: 'key'; address: Address; flags: readonly string[] }
  | { kind: 'safe'; address: Address; out: string }
  /** Nobody: enough to look. */
  | { kind: 'none' }

/** @throws {UserFacingError} */
export function readOptions(args: readonly string[], env: Env) {
  const { values, positionals } = parse(args)
  const command = commands.find((known) => known === positionals[0])
  if (!command || positionals.length > 1) throw new UsageError(`Name one of ${commands.join(', ')}.`)
  const feeds = values.feed ?? []
  if (feeds.length === 0) throw new UsageError('--feed is missing.')
  const actor = actorOf(values)
  if (command === 'apply' || command === 'watch') requireKey(actor, values.chain)
  if (actor.kind === 'safe' && command === 'watch') {
    throw new UsageError('A Safe cannot act by itself: use apply, or status, with --safe.')
  }
  if (values.defend !== undefined && command !== 'watch') throw new UsageError('--defend needs watch.')
  const every = parseDuration('every', values.every)
  if (every === 0) throw new UserFacingError('--every is "0s", and a round takes longer.')
  const horizon = parseDuration('horizon', values.horizon)
  if (horizon > MAX_HORIZON)
    throw new UserFacingError('--horizon is at most 180d: the contract takes no more.')
  const { OPERATE_WEBHOOK: webhooks, OPERATE_HEARTBEAT: heartbeat, OPERATE_RPC_URL: rpcUrl } = env
  return {
    command,
    feeds,
    follow: values.follow ?? [],
    actor,
    horizon,
    every,
    chain: values.chain,
    settings: values.settings,
    settleAfter: parseDuration('settle-after', values['settle-after']),
    rpcUrl: rpcUrl ? urlOf('OPERATE_RPC_URL', rpcUrl).href : undefined,
    pay: amountOf('pay', values.pay),
    defend: amountOf('defend', values.defend),
    isConfirmed: values.yes,
    remind: parseDuration('remind', values.remind),
    webhooks: values.notify ? webhooksOf(webhooks) : [],
    heartbeat: heartbeat ? urlOf('OPERATE_HEARTBEAT', heartbeat) : undefined,
  }
}

function requireKey(actor: Actor, chain: string | undefined) {
  if (actor.kind === 'none')
    throw new UsageError('Say who acts: --sender with the holder of its key, or --safe.')
  // Anvil signs for its accounts.
  if (actor.kind === 'key' && actor.flags.length === 0 && chain !== undefined)
    throw new UsageError('Name what holds the key: --account, --ledger, --trezor or --unlocked.')
}

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: flags, allowPositionals: true })

type Values = ReturnType<typeof parse>['values']

function actorOf({ chain, sender, safe, out, ...values }: Values): Actor {
  const flags = signerArgs(values)
  if (safe) {
    if (sender || flags.length > 0) throw new UsageError('--safe acts alone: leave out --sender and its key.')
    return { kind: 'safe', address: addressOf('safe', safe), out }
  }
  if (sender) return { kind: 'key', address: addressOf('sender', sender), flags }
  if (flags.length > 0) throw new UsageError('--sender is missing.')
  return chain === undefined ? { kind: 'local' } : { kind: 'none' }
}

/** Returns wei. */
function amountOf(name: string, value: string | undefined): bigint | undefined {
  if (value === undefined) return undefined
  if (/^\d{1,9}(\.\d{1,18})?$/.test(value)) return parseEther(value)
  throw new UserFacingError(`--${name} is "${value}", which is no amount such as 0.02.`)
}

function webhooksOf(text: string | undefined) {
  if (!text) throw new UserFacingError('--notify posts to the URLs in OPERATE_WEBHOOK, which is not set.')
  const targets = text.trim().split(/\s+/)
  return targets.map((target) => {
    const level = LEVELS.find((known) => target.startsWith(`${known}=`))
    const url = level ? target.slice(level.length + 1) : target
    return { url: urlOf('OPERATE_WEBHOOK', url), level: level ?? 'info' }
  })
}

/** @throws {UserFacingError} without the text, which is a secret */
function urlOf(variable: string, text: string): URL {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text)
  throw new UserFacingError(`${variable} is no URL that begins with https://.`)
}
