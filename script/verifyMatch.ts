// `npm run verify-match -- check.json --rpc-url https://…`: verifies what a match's check page downloaded, without the app. It
// compares the contracts' code with this repository's, and asks them. Only viem and the RPC are left to trust.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as viem from 'viem'

const abi = viem.parseAbi([
  'struct Owed { uint256 stakes; uint256 payouts; uint256 payoutFees; uint256 bonds; uint256 accruedFees; }',
  'function obligations(uint256 cursor, uint256 limit) view returns (Owed owed, uint256 next)',
  'function extsload(bytes32[] slots) view returns (bytes32[])',
  'function rulesOf(uint256 matchId) view returns (bytes32 hash, string uri)',
  'function balanceOf(address account) view returns (uint256)',
  'function owner() view returns (address)',
  'function arbiter() view returns (address)',
  'function realityETH() view returns (address)',
  'function arbitrator() view returns (address)',
  'function templateId() view returns (uint256)',
  'function MIN_RULING_PERIOD() view returns (uint256)',
])
const events = viem.parseAbi([
  'event MatchFinalized(uint256 indexed matchId, address indexed by, uint8 side, uint64 claimableAt)',
  'event MatchVoided(uint256 indexed matchId, address indexed by, uint64 claimableAt)',
  'event ResultChallenged(uint256 indexed matchId, address indexed by, uint256 bond, uint64 ruleBy)',
  'event ResultRuled(uint256 indexed matchId, address indexed by, uint8 side)',
])
const OUTCOMES = ['None', 'A', 'B', 'Void']
const POOLS = ['early', 'live'] as const

const word = (value: viem.Hex | bigint) => viem.numberToHex(BigInt(value), { size: 32 })
const mapped = (key: viem.Hex, slot: bigint) =>
  BigInt(viem.keccak256(viem.concat([viem.pad(key), word(slot)])))
const bits = (value: bigint, from: number, count: number) => BigInt.asUintN(count, value >> BigInt(from))
const sides = (value: bigint) => ({ 1: bits(value, 0, 88), 2: bits(value, 88, 88) })
const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
const text = (value: unknown) =>
  JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part))
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

/** The file. Amounts are wei. `record` has who named, corrected, challenged and ruled, newest first. */
export interface CheckFile extends Record<string, unknown> {
  chainId: number
  block: { number: string; hash: viem.Hash }
  contracts: Record<'bettingPool' | 'communityHub' | 'lens' | 'tournament' | 'weth', viem.Address> & {
    arbiter?: object
  }
  matchId: string
  positions: { account: viem.Address }[]
  record?: { event: string; by: string; side: number; block: string; transaction: string }[]
}

/** Returns which claims hold at the file's block. */
export async function verifyMatch(file: CheckFile, client: viem.PublicClient) {
  const { chainId, contracts, record = [] } = file
  const { bettingPool, communityHub, tournament, lens, weth } = contracts
  const [matchId, blockNumber] = [BigInt(file.matchId), BigInt(file.block.number)]
  const at = (address: viem.Address) => ({ address, abi, blockNumber }) as const
  const load = async (slots: bigint[]): Promise<bigint[]> => {
    const args = [slots.slice(0, 2_000).map(word)] as const
    const words = await client.readContract({ ...at(bettingPool), functionName: 'extsload', args })
    return [...words.map(BigInt), ...(slots.length > 2_000 ? await load(slots.slice(2_000)) : [])]
  }

  // The match, and its bets with their payouts: each division rounds down, each pool is on its own.
  const slot = mapped(word(matchId), 9n)
  const betSlots = file.positions.map(({ account }) => mapped(account, slot + 6n))
  const [first = 0n, second = 0n, challenge, ...bets] = await load([slot, slot + 1n, slot + 4n, ...betSlots])
  const [feeBps, maxGain, outcome] = [
    bits(first, 208, 16),
    bits(first, 224, 16),
    OUTCOMES[Number(bits(first, 240, 8))],
  ]
  const pools = { early: sides(first), live: sides(second) }
  const sums = { early: { 1: 0n, 2: 0n }, live: { 1: 0n, 2: 0n } }
  const positions = bets.map((bet, index) => {
    const [side, other] = bits(bet, 224, 8) === 1n ? ([1, 2] as const) : ([2, 1] as const)
    const stakes = { early: bits(bet, 0, 88), live: bits(bet, 88, 88) }
    let [stake, gain, unmatched] = [0n, 0n, 0n]
    for (const name of POOLS) {
      const [mine, theirs] = [pools[name][side], pools[name][other]]
      stake += stakes[name]
      sums[name][side] += stakes[name]
      if (mine === 0n) continue
      gain += (smaller(theirs, maxGain * mine) * stakes[name]) / mine
      unmatched += ((mine - smaller(mine, maxGain * theirs)) * stakes[name]) / mine
    }
    const won = stake + gain - (gain * feeBps) / 10_000n
    const payout = outcome === 'Void' ? stake : outcome === OUTCOMES[side] ? won : unmatched
    const claimed = bits(bet, 232, 24) !== 0n
    const { account } = file.positions[index] ?? {}
    return { account, side, ...stakes, claimed, payout: outcome === 'None' ? undefined : payout }
  })

  let [owed, cursor] = [0n, 0n]
  do {
    const args = [cursor, 2_000n] as const
    const [page, next] = await client.readContract({ ...at(lens), functionName: 'obligations', args })
    owed += page.stakes + page.payouts + page.payoutFees + page.bonds + page.accruedFees
    cursor = next
  } while (cursor > 0n)
  const balance = await client.readContract({ ...at(weth), functionName: 'balanceOf', args: [bettingPool] })
  const [hash] = await client.readContract({ ...at(bettingPool), functionName: 'rulesOf', args: [matchId] })
  const rulesHash = BigInt(hash) === 0n ? undefined : hash

  // The contracts, each with its immutables in the order of their declaration. An owner who rules is any account.
  const owner = await client.readContract({ ...at(bettingPool), functionName: 'owner' })
  const judge = await client.readContract({ ...at(bettingPool), functionName: 'arbiter' })
  const deployed: [name: string, address: viem.Address, ...immutables: (viem.Hex | bigint)[]][] = [
    ['BettingPool', bettingPool, weth],
    ['CommunityHub', communityHub, bettingPool, weth],
    ['Tournament', tournament, bettingPool, weth],
    ['Lens', lens, bettingPool],
  ]
  const isForeign = contracts.arbiter !== undefined || judge !== owner
  const getters = ['realityETH', 'arbitrator', 'templateId', 'MIN_RULING_PERIOD'] as const
  const readOwn = () =>
    Promise.all(getters.map((functionName) => client.readContract({ ...at(judge), functionName })))
  const own = isForeign ? await readOwn().catch(() => []) : []
  if (isForeign) deployed.push(['RealityArbiter', judge, bettingPool, ...own, weth])
  const isLocal = chainId === 31_337
  const env = { ...process.env, FOUNDRY_PROFILE: 'deployed' }
  if (!isLocal) execFileSync('forge', ['build', 'contracts/src'], { env })
  const areOwn = deployed.map(async ([name, address, ...values]) => {
    const artifact = readJson(`${isLocal ? 'out' : 'deployed/out'}/${name}.sol/${name}.json`).deployedBytecode
    const references: { start: number }[][] = Object.values(artifact.immutableReferences)
    let code: string = artifact.object
    for (const [index, places] of references.entries())
      for (const { start } of places)
        code = code.slice(0, 2 + 2 * start) + word(values[index] ?? 0n).slice(2) + code.slice(66 + 2 * start)
    return BigInt(address) === 0n || code === (await client.getCode({ address, blockNumber }))
  })
  const [realityETH, arbitrator, templateId] = own
  const told = contracts.arbiter && { address: judge, realityETH, arbitrator, templateId: Number(templateId) }
  const path = `${process.env.CLUTCHPOOL_DEPLOYMENTS ?? 'src/chain/config/deployments'}/${chainId}.json`
  const known: object = existsSync(path) ? readJson(path) : contracts

  const logs = record.map(({ block }) =>
    client.getLogs({ address: bettingPool, events, fromBlock: BigInt(block), toBlock: BigInt(block) }),
  )
  const logged = (await Promise.all(logs))
    .flat()
    .map(({ args, eventName, ...log }) =>
      text([
        args.matchId,
        eventName,
        args.by,
        'side' in args ? args.side : 0,
        log.blockNumber,
        log.transactionHash,
      ]),
    )
  const decisions = record.filter(({ event }) => event !== 'ResultChallenged')
  const rulings = decisions.filter(({ event }) => event === 'ResultRuled')
  const recomputed = Object.entries({ outcome, pools, positions, balance, rulesHash })
  const { hash: blockHash } = await client.getBlock({ blockNumber })
  return {
    'The block is on this chain': blockHash === file.block.hash && (await client.getChainId()) === chainId,
    'The contracts run the code of this repository': (await Promise.all(areOwn)).every(Boolean),
    'The contracts are those on record': [known, contracts].every(
      (recorded) => text({ ...recorded, deployBlock: undefined }) === text({ ...contracts, arbiter: told }),
    ),
    'The bets add up to the totals': text(sums) === text(pools),
    'The pool holds what it owes': balance >= owed,
    ...Object.fromEntries(
      recomputed.map(([key, value]) => [`The chain has the same ${key}`, text(value) === text(file[key])]),
    ),
    ...(file.record && {
      'The acts are in the logs': record.every(({ event, by, side, block, transaction }) =>
        logged.includes(text([file.matchId, event, by, side, block, transaction])),
      ),
      'No act is missing that the storage proves':
        (outcome === 'None' || OUTCOMES[decisions[0]?.side || 3] === outcome) &&
        (bits(first, 250, 1) === 0n || decisions.length - rulings.length > 1) &&
        (bits(first, 251, 1) === 0n || rulings.length > 0) &&
        (challenge === 0n || decisions.length < record.length),
    }),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = { 'rpc-url': { type: 'string' } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const client = viem.createPublicClient({ transport: viem.http(values['rpc-url']) })
  const claims = Object.entries(await verifyMatch(readJson(positionals[0] ?? ''), client))
  for (const [claim, holds] of claims) console.log(`${holds ? 'ok   ' : 'FALSE'} ${claim}.`)
  process.exitCode = claims.every(([, holds]) => holds) ? 0 : 1
}
