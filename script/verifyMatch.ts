// `npm run verify-match -- check.json https://…` verifies the file of a match's check page without the app: it
// compiles the contracts, compares their code, and recomputes the file from storage. It trusts viem and the RPC.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as viem from 'viem'

const abi = viem.parseAbi([
  'function arbiter() view returns (address)',
  'function balanceOf(address account) view returns (uint256)',
  'function extsload(bytes32[] slots) view returns (bytes32[])',
  'function obligations(uint256 cursor, uint256 limit) view returns (uint256[5] amounts, uint256 next)',
  'function owner() view returns (address)',
  'function rulesOf(uint256 matchId) view returns (bytes32 hash, string uri)',
  'event MatchFinalized(uint256 indexed matchId, address indexed by, uint8 side, uint64 claimableAt)',
  'event MatchVoided(uint256 indexed matchId, address indexed by, uint64 claimableAt)',
  'event ResultChallenged(uint256 indexed matchId, address indexed by, uint256 bond, uint64 ruleBy)',
  'event ResultRuled(uint256 indexed matchId, address indexed by, uint8 side)',
])
const OUTCOMES = ['None', 'A', 'B', 'Void']

/** The file. Amounts are wei. `record` has who named, corrected, challenged and ruled, newest first. */
export interface CheckFile extends Record<string, unknown> {
  matchId: string
  block: string
  positions: { account: viem.Address }[]
  record?: { event: Act; by: viem.Address; side: number; block: string; transaction: viem.Hash }[]
}
type Act = viem.ContractEventName<typeof abi>

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const word = (value: viem.Hex | bigint) => viem.numberToHex(BigInt(value), { size: 32 })
const slotOf = (key: viem.Hex | bigint, mapping: bigint) =>
  BigInt(viem.keccak256(viem.concat([word(key), word(mapping)])))
const bits = (value: bigint, from: number, count: number) => BigInt.asUintN(count, value >> BigInt(from))
const sidesIn = (value: bigint) => ({ 1: bits(value, 0, 88), 2: bits(value, 88, 88) })
const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
const areSame = (one: unknown, other: unknown) => viem.stringify(one) === viem.stringify(other)

/** Returns what must be true in the file's block, and whether it is. */
export async function verifyMatch(file: CheckFile, client: viem.PublicClient) {
  const matchId = BigInt(file.matchId)
  const at = { blockNumber: BigInt(file.block) }
  const chainId = await client.getChainId()
  const folder = process.env.CLUTCHPOOL_DEPLOYMENTS ?? 'src/chain/config/deployments'
  const { deployBlock: _, ...contracts } = readJson(`${folder}/${chainId}.json`)
  const { bettingPool, lens, communityHub, tournament, weth, arbiter } = contracts
  const readerOf = (address: viem.Address) => viem.getContract({ address, abi, client }).read
  const pool = readerOf(bettingPool)

  const load = async (slots: bigint[]): Promise<bigint[]> => {
    const words = await pool.extsload([slots.slice(0, 2_000).map(word)], at)
    return [...words.map(BigInt), ...(slots.length > 2_000 ? await load(slots.slice(2_000)) : [])]
  }
  const slot = slotOf(matchId, 9n)
  const betSlots = file.positions.map(({ account }) => slotOf(account, slot + 6n))
  const [early = 0n, live = 0n, challenge, ...bets] = await load([slot, slot + 1n, slot + 4n, ...betSlots])
  const [feeBps, maxGain, id] = [bits(early, 208, 16), bits(early, 224, 16), bits(early, 240, 8)]
  const outcome = OUTCOMES[Number(id)]
  const pools = { early: sidesIn(early), live: sidesIn(live) }
  const sums = { early: sidesIn(0n), live: sidesIn(0n) }
  const positions = bets.map((bet, index) => {
    const [side, other] = bits(bet, 224, 8) === 1n ? ([1, 2] as const) : ([2, 1] as const)
    const stakes = { early: bits(bet, 0, 88), live: bits(bet, 88, 88) }
    let [gain, unmatched] = [0n, 0n]
    for (const name of ['early', 'live'] as const) {
      const [stake, mine, theirs] = [stakes[name], pools[name][side], pools[name][other]]
      sums[name][side] += stake
      gain += mine && (smaller(theirs, maxGain * mine) * stake) / mine
      unmatched += mine && ((mine - smaller(mine, maxGain * theirs)) * stake) / mine
    }
    const stake = stakes.early + stakes.live
    const won = stake + gain - (gain * feeBps) / 10_000n
    const payout = outcome === 'Void' ? stake : outcome === OUTCOMES[side] ? won : unmatched
    const { account } = file.positions[index] ?? {}
    const claimed = bits(bet, 232, 24) > 0n
    return { account, side, ...stakes, claimed, payout: outcome === 'None' ? undefined : payout }
  })
  const sumOwed = async (cursor = 0n): Promise<bigint> => {
    const [amounts, next] = await readerOf(lens).obligations([cursor, 2_000n], at)
    return amounts.reduce((sum, amount) => sum + amount, next && (await sumOwed(next)))
  }

  const logged = (file.record ?? []).map(async (act) => {
    const args = { matchId, by: act.by }
    const its = { address: bettingPool, fromBlock: BigInt(act.block), toBlock: BigInt(act.block) }
    const logs = await client.getContractEvents({ ...its, abi, eventName: act.event, args })
    const told = logs.map((log) => [log.transactionHash, Object(log.args).side ?? 0])
    return told.some((log) => areSame(log, [act.transaction, act.side])) ? [act] : []
  })
  const record = file.record && (await Promise.all(logged)).flat()
  const count = (...events: Act[]) => record?.filter(({ event }) => events.includes(event)).length ?? 0
  const newest = record?.find(({ event }) => event !== 'ResultChallenged')

  // The shortest ruling period of an arbiter with an arbitrator, and without.
  const { address, realityETH, arbitrator, templateId } = arbiter ?? {}
  const period = (BigInt(arbitrator ?? 0) ? 60n : 14n) * 86_400n
  const codes: [name: string, address: viem.Address, ...immutables: (viem.Hex | bigint)[]][] = [
    ['BettingPool', bettingPool, weth],
    ['Lens', lens, bettingPool],
    ['CommunityHub', communityHub, bettingPool, weth],
    ['Tournament', tournament, bettingPool, weth],
    ['RealityArbiter', address, bettingPool, realityETH, arbitrator, templateId, period, weth],
  ]
  const out = chainId === 31_337 ? 'out' : 'deployed/out'
  const env = { ...process.env, FOUNDRY_PROFILE: 'deployed' }
  if (out !== 'out') execFileSync('forge', ['build', 'contracts/src'], { env })
  const areOurs = codes.map(async ([name, address, ...immutables]) => {
    const artifact = readJson(`${out}/${name}.sol/${name}.json`)
    return !address || codeOf(artifact, immutables) === (await client.getCode({ address, ...at }))
  })

  const [rulesHash] = await pool.rulesOf([matchId], at)
  const balance = await readerOf(weth).balanceOf([bettingPool], at)
  const blockHash = (await client.getBlock(at)).hash
  const facts = { chainId, blockHash, contracts, outcome, pools, positions, balance, rulesHash }
  return {
    ...Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [`As on the chain: ${name}`, areSame(fact, file[name])]),
    ),
    'The contracts run the code of this repository': (await Promise.all(areOurs)).every(Boolean),
    'The arbiter is the one on record': (await pool.arbiter(at)) === (address ?? (await pool.owner(at))),
    'The bets add up to the totals': areSame(sums, pools),
    'The pool holds what it owes': balance >= (await sumOwed()),
    ...(record && {
      // With the newest outcome, and if the storage tells of a correction, a ruling and a challenge, with those.
      'The record is in the logs, and complete':
        areSame(record, file.record) &&
        (outcome === 'None' || OUTCOMES[newest?.side || 3] === outcome) &&
        (!bits(early, 250, 1) || count('MatchFinalized', 'MatchVoided') > 1) &&
        (!bits(early, 251, 1) || count('ResultRuled') > 0) &&
        (!challenge || count('ResultChallenged') > 0),
    }),
  }
}

/** Returns an artifact's runtime code with its immutables filled in, in the order of declaration. */
function codeOf(artifact: ReturnType<typeof readJson>, immutables: (viem.Hex | bigint)[]): string {
  const { object, immutableReferences } = artifact.deployedBytecode
  let code = object
  for (const [index, places] of Object.values<{ start: number }[]>(immutableReferences).entries())
    for (const start of places.map((place) => 2 + 2 * place.start))
      code = code.slice(0, start) + word(immutables[index] ?? 0n).slice(2) + code.slice(start + 64)
  return code
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [path, url] = process.argv.slice(2)
  if (!path || !url) {
    console.error('Name a file and an RPC: npm run verify-match -- check.json https://…')
    process.exit(1)
  }
  const client = viem.createPublicClient({ transport: viem.http(url) })
  const claims = Object.entries(await verifyMatch(readJson(path), client))
  for (const [claim, holds] of claims) console.log(`${holds ? 'ok   ' : 'FALSE'} ${claim}.`)
  process.exitCode = claims.every(([, holds]) => holds) ? 0 : 1
}
