// `npm run verify-match -- check.json https://…` verifies the file of a match's check page without the app: it compares
// the contracts' code with what it compiles, and recomputes the file from their storage. It trusts viem and the RPC.
import { readFileSync } from 'node:fs'
import * as viem from 'viem'
import { Outcome, settlementOf } from './differential/poolModel.ts'
import { contractCodes } from './lib/contractCode.ts'
import { readDeployment } from './lib/deployments.ts'
import { runMain, UserFacingError } from './lib/machine.ts'
import { slotsOf, unpackBet, unpackMatch } from './lib/poolStorage.ts'

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

/** The file. Amounts are wei. `record` has who named, corrected, challenged and ruled, newest first. */
export interface CheckFile extends Record<string, unknown> {
  matchId: string
  block: string
  bets: { account: viem.Address }[]
  record?: { event: string; by: viem.Address; side: number; block: string; transaction: viem.Hash }[]
}

/** Returns what must be true in the file's block, and whether it is. */
export async function verifyMatch(file: CheckFile, client: viem.PublicClient) {
  const matchId = BigInt(file.matchId)
  const at = { blockNumber: BigInt(file.block) }
  const chainId = await client.getChainId()
  const { deployBlock: _, ...contracts } = readDeployment(chainId)
  const { bettingPool, lens, weth, arbiter } = contracts
  const readerOf = (address: viem.Address) => viem.getContract({ address, abi, client }).read
  const pool = readerOf(bettingPool)
  const [early, live, challenge, ...words] = await pool.extsload([slotsOf(matchId, file.bets)], at)
  const { pools, outcome, ...match } = unpackMatch(early, live)
  const sums = unpackMatch().pools
  const bets = file.bets.map(({ account }, index) => {
    const { claimed, ...bet } = unpackBet(words[index])
    for (const name of ['early', 'live'] as const) sums[name][bet.side] += bet[name]
    const { payout } = settlementOf({ ...match, ...pools, outcome: Outcome[outcome] }, bet)
    return { account, ...bet, claimed, payout: outcome === 'None' ? undefined : payout }
  })
  const sumOwed = async (cursor = 0n): Promise<bigint> => {
    const [amounts, next] = await readerOf(lens).obligations([cursor, 2_000n], at)
    return amounts.reduce((sum, amount) => sum + amount, next && (await sumOwed(next)))
  }

  const { record = [] } = file
  const readLogs = (block: bigint) =>
    client.getContractEvents({ address: bettingPool, abi, fromBlock: block, toBlock: block })
  const logs = (await Promise.all(record.map(({ block }) => readLogs(BigInt(block))))).flat()
  const acts = logs.map(({ eventName: event, args, blockNumber: block, transactionHash: transaction }) => {
    const { matchId, by, side } = { side: 0, ...args }
    return viem.stringify({ matchId, event, by, side, block, transaction })
  })
  const told = record.map((act) => viem.stringify({ matchId, ...act }))
  const isLogged = told.every((act, index) => acts.includes(act) && told.indexOf(act) === index)
  const count = (...events: string[]) => record.filter(({ event }) => events.includes(event)).length
  const newest = record.find(({ event }) => event !== 'ResultChallenged')
  const isComplete =
    (newest ? newest.side || Outcome.Void : Outcome.None) === Outcome[outcome] &&
    (!match.isOverruled || count('MatchFinalized', 'MatchVoided') > 1) &&
    (!match.isRuled || count('ResultRuled') > 0) &&
    (challenge === viem.zeroHash || count('ResultChallenged') > 0)

  const codes = await contractCodes(chainId, contracts)
  const found = await Promise.all(codes.map(({ address }) => client.getCode({ address, ...at })))
  const areOurs = codes.every(({ hash }, index) => viem.keccak256(found[index] ?? '0x') === hash)
  const ruler = arbiter?.address ?? (await pool.owner(at))
  const balance = await readerOf(weth).balanceOf([bettingPool], at)
  const [rulesHash] = await pool.rulesOf([matchId], at)
  const { hash: blockHash } = await client.getBlock(at)
  const facts = { chainId, blockHash, contracts, outcome, pools, bets, balance, rulesHash }
  const claims: Record<string, boolean> = {}
  for (const [name, fact] of Object.entries(facts))
    claims[`As on the chain: ${name}`] = viem.stringify(fact) === viem.stringify(file[name])
  claims['The contracts run the code of this repository'] = areOurs
  claims['The pool’s arbiter is the one on record'] = (await pool.arbiter(at)) === ruler
  claims['The bets add up to the totals'] = viem.stringify(sums) === viem.stringify(pools)
  claims['The pool holds what it owes'] = balance >= (await sumOwed())
  if (file.record) claims['The logs show each act that the storage proves'] = isLogged && isComplete
  return claims
}

if (process.argv[1] === import.meta.filename)
  await runMain(async () => {
    const [path, url] = process.argv.slice(2)
    if (!path || !url) throw new UserFacingError('Use: npm run verify-match -- check.json https://…')
    const client = viem.createPublicClient({ transport: viem.http(url) })
    const claims = await verifyMatch(JSON.parse(readFileSync(path, 'utf8')), client)
    for (const [claim, holds] of Object.entries(claims)) console.log(`${holds ? 'ok   ' : 'FALSE'} ${claim}.`)
    return Object.values(claims).every(Boolean) ? 0 : 1
  })
