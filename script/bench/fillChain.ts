// Fills a chain with a season far larger than a real one, by calls that users and operators could have made.
import { type Address, encodeFunctionData, type Hash, parseEther, toHex } from 'viem'
import { local } from '../../src/chain/config/chains.ts'
import { nameOfMarket } from '../../src/domain/match/fixtureName.ts'
import type { Side } from '../../src/domain/match/match.ts'
import { parseMatchName } from '../../src/domain/match/name.ts'
import { marketsOf } from '../../src/domain/match/seriesMarkets.ts'
import { chunksOf } from '../../src/lib/chunksOf.ts'
import { accounts } from '../../src/testing/accounts.ts'
import { type Anvil, anvilClient, mineAt } from '../../src/testing/anvil.ts'
import { contractSteps } from '../../src/testing/contractSteps.ts'
import { type Contracts, contractsOf, type StepContext } from '../../src/testing/contracts.ts'
import { day, hour, minute } from '../../src/testing/time.ts'
import type { Deployment } from '../lib/deployments.ts'
import { matchNameAt, matchNames } from '../seed/matchNames.ts'
import { random } from '../seed/random.ts'

/** A round's matches are past at its end. Only the first open series have the last market. */
const size = {
  rounds: 100,
  matchesPerRound: 100,
  openMatches: 500,
  openSeries: 120,
  bettors: 500,
  players: 5_000,
}
/** The winner first. */
const openMarkets = [undefined, ...marketsOf(3)]
/** Markets stand behind an event only. */
const seriesNames = matchNames.filter((name) => parseMatchName(name).event !== undefined)

/** On a round's matches, and on the open ones: 20,000 in all, 2,000 of them the bettor's. */
const bets = { round: { crowd: 161, bettor: 19 }, open: { crowd: 1_900, bettor: 100 } }
const ROUND = 12 * hour
const TOURNAMENT_MATCHES = { decided: 2, open: 6 }
/** Few enough to spread the history over many blocks. */
const BETS_PER_BLOCK = 20
const MATCHES_PER_CALL = 50
const TRANSACTIONS_PER_BLOCK = 500
const PLAYERS_PER_CALL = 100
const CLAIMS_PER_CALL = 100

/** Fits every call. The accounts pay no gas. */
const GAS = 30_000_000n
const TIMEOUT_MS = 600_000

const { operator, bettor } = accounts

interface Fill {
  chain: BatchedChain
  chance: () => number
  bettors: readonly Address[]
  players: readonly Address[]
}

/** Fills the chain. Anvil must mine on demand only, impersonate every account, and limit no block or request. */
export async function fillChain({ url, client }: Anvil, deployment: Deployment) {
  const begin = Number((await client.getBlock()).timestamp)
  const chain = batchChain(url, contractsOf(deployment), begin)
  const fill: Fill = {
    chain,
    chance: random(1),
    bettors: addresses(0xbe, size.bettors),
    players: [bettor, ...addresses(0xb1a, size.players - 1)],
  }
  await chain.giveEther([operator, ...fill.bettors, ...fill.players])
  await registerReferrals(fill)

  let nextId = 1
  for (let round = 0; round < size.rounds - 1; round++) {
    chain.setTime(begin + round * ROUND)
    const ids = await createMatches(fill, nextId, roundMatches(chain.time()))
    nextId += ids.length
    await placeBets(fill, ids, bets.round)
    chain.setTime(chain.time() + 3 * hour)
    await resolve(fill, ids)
  }

  // The last round also has the open matches and the tournament.
  chain.setTime(begin + (size.rounds - 1) * ROUND)
  const open = await createMatches(fill, nextId, openMatches(chain.time()))
  const last = await createMatches(fill, nextId + open.length, roundMatches(chain.time()))
  await placeBets(fill, last, bets.round)
  await placeBets(fill, open, bets.open)
  const matchIds = [...last.slice(0, TOURNAMENT_MATCHES.decided), ...open.slice(0, TOURNAMENT_MATCHES.open)]
  await playTournament(fill, matchIds)
  chain.setTime(chain.time() + 2 * hour)
  await resolve(fill, last)
  await score(fill)
  await claim(fill)
}

async function registerReferrals({ chain, bettors }: Fill) {
  const referrers = bettors.slice(0, 100)
  const referrerOf = (index: number) => referrers[index % referrers.length] ?? operator
  await chain.mine(bettors.slice(100).map((user, index) => chain.register(user, referrerOf(index))))
}

interface NewMatch {
  name: string
  startTime: number
  endTime: number
}

function roundMatches(now: number): NewMatch[] {
  return Array.from({ length: size.matchesPerRound }, (_, index) => ({
    name: matchNameAt(index),
    startTime: now + hour + index,
    endTime: now + 2 * hour + index,
  }))
}

/** Returns series of which, two hours later, two in 25 await their result, three are live and the rest upcoming. */
function openMatches(now: number): NewMatch[] {
  const later = now + 2 * hour
  return Array.from({ length: size.openMatches }, (_, index) => {
    const series = index % size.openSeries
    const winner = seriesNames[series % seriesNames.length] ?? ''
    const market = openMarkets[Math.floor(index / size.openSeries)]
    const name = market ? nameOfMarket(winner, market) : winner
    const kind = series % 25
    if (kind > 22) return { name, startTime: now + hour, endTime: later - 10 * minute }
    if (kind > 19) return { name, startTime: now + hour, endTime: later + (1 + (series % 8)) * hour }
    const startTime = later + hour + series * 4 * hour
    return { name, startTime, endTime: startTime + 2 * hour }
  })
}

async function createMatches({ chain }: Fill, nextId: number, matches: readonly NewMatch[]) {
  const asOperator = { ...chain.contracts.bettingPool, account: operator } as const
  const calls = matches.map(({ name, startTime, endTime }) => {
    const times = [BigInt(startTime), BigInt(endTime)] as const
    const args = [name, ...times, ether(0.01), ether(50)] as const
    return encodeFunctionData({ ...asOperator, functionName: 'createMatch', args })
  })
  const multicall = { ...asOperator, functionName: 'multicall' } as const
  await chain.mine(
    chunksOf(calls, MATCHES_PER_CALL).map((chunk) => chain.send({ ...multicall, args: [chunk] })),
  )
  return matches.map((_, index) => BigInt(nextId + index))
}

/** Places the crowd's bets on random matches, and the bettor's on as many matches as it has bets. */
async function placeBets(fill: Fill, matchIds: readonly bigint[], count: { crowd: number; bettor: number }) {
  const { chain, chance, bettors } = fill
  const crowdMatches = Array.from({ length: count.crowd }, () => pick(matchIds, chance))
  const placed = [
    ...crowdMatches.map(([matchId]) => {
      const [by, index] = pick(bettors, chance)
      return { by, index, matchId }
    }),
    ...matchIds.slice(-count.bettor).map((matchId) => ({ by: bettor, index: 0, matchId })),
  ]
  for (const block of chunksOf(placed, BETS_PER_BLOCK)) {
    await chain.mine(block.map(({ by, index, matchId }) => bet(fill, by, index, matchId)))
  }
}

/** Bets on the side that this bettor always takes in this match, because nobody may bet on both. */
function bet({ chain, chance }: Fill, by: Address, index: number, matchId: bigint) {
  const side = (index + Number(matchId)) % 2 === 0 ? 1 : 2
  return chain.bet(matchId, { by, side, amount: ether(0.02 + chance() * 0.5) })
}

/** Voids every tenth match and finalizes the others. */
async function resolve({ chain, chance }: Fill, matchIds: readonly bigint[]) {
  await chain.mine(
    matchIds.map((id) => (id % 10n === 0n ? chain.voidMatch(id) : chain.finalize(id, sideOf(chance)))),
  )
}

async function playTournament({ chain, chance, players }: Fill, matchIds: readonly bigint[]) {
  const { contracts, send, tournaments } = chain
  const times = [BigInt(chain.time() + 10 * minute), BigInt(chain.time() + 150 * day)] as const
  const args = ['World open', ...times, 0n, matchIds] as const
  const asOperator = { ...contracts.tournament, account: operator } as const
  await chain.mine([send({ ...asOperator, functionName: 'createTournament', args })])
  for (const some of chunksOf(players, TRANSACTIONS_PER_BLOCK)) {
    await chain.mine(some.map((player) => tournaments.join(1n, player)))
    await chain.mine(
      some.map((player) => {
        const sides = matchIds.map(() => sideOf(chance))
        return tournaments.predict(1n, player, matchIds, sides)
      }),
    )
  }
}

async function score({ chain, players }: Fill) {
  const groups = chunksOf(players.slice(0, size.players / 2), PLAYERS_PER_CALL)
  await chain.mine(groups.map((group) => chain.tournaments.score(1n, group, operator)))
}

/** Claims all of the crowd's payouts, and the older half of the bettor's. */
async function claim({ chain, bettors }: Fill) {
  const { bettingPool, lens } = chain.contracts
  const owed = await Promise.all(
    [bettor, ...bettors].map(async (account) => {
      const args = [account, 0n, 2n ** 32n] as const
      const [all] = await chain.client.readContract({ ...lens, functionName: 'getClaimable', args })
      return { account, matchIds: account === bettor ? all.slice(all.length / 2) : all }
    }),
  )
  const claims = owed.flatMap(({ account, matchIds }) =>
    chunksOf(matchIds, CLAIMS_PER_CALL).map((some) => ({ account, args: [some] }) as const),
  )
  for (const block of chunksOf(claims, BETS_PER_BLOCK)) {
    await chain.mine(block.map((call) => chain.send({ ...bettingPool, functionName: 'claimMany', ...call })))
  }
}

function addresses(kind: number, count: number): Address[] {
  return Array.from({ length: count }, (_, index) =>
    toHex((BigInt(kind) << 128n) + BigInt(index + 1), { size: 20 }),
  )
}

/** Picks an item at random and returns it with its index. */
function pick<T>(items: readonly T[], chance: () => number): [T, number] {
  const index = Math.floor(chance() * items.length)
  const item = items[index]
  if (item === undefined) throw new Error('There is no item to pick.')
  return [item, index]
}

function sideOf(chance: () => number): Side {
  return chance() < 0.5 ? 1 : 2
}

function ether(amount: number): bigint {
  return parseEther(amount.toFixed(4))
}

type BatchedChain = ReturnType<typeof batchChain>

/** Returns the contract steps on a chain that mines in batches, in blocks two seconds apart from `start` on. */
function batchChain(url: string, contracts: Contracts, start: number) {
  const client = anvilClient(url, local, { batch: { batchSize: 10_000 }, timeout: TIMEOUT_MS, retryCount: 0 })
  let latest = start
  let sent: Hash[] = []

  /** Sends a call from an impersonated account, without waiting until it is mined. */
  const send: StepContext['send'] = async (call) => {
    const hash = await client.writeContract({ ...call, chain: null, gas: GAS, gasPrice: 0n } as typeof call)
    sent.push(hash)
    return hash
  }
  async function pass(seconds: number) {
    latest += seconds
  }

  return {
    ...contractSteps({ client, contracts, send, now: async () => latest, pass }),
    time: () => latest,
    setTime(time: number) {
      latest = time
    },
    /** Mines what the steps send, as a rule in one block. */
    async mine(steps: readonly Promise<unknown>[]) {
      await Promise.all(steps)
      for (let left = sent.length; left > 0; ) {
        latest += 2
        await mineAt(client, latest)
        const { transactions } = await client.getBlock()
        if (transactions.length === 0) throw new Error('Anvil mined none of the transactions.')
        left -= transactions.length
      }
      const receipts = await Promise.all(sent.map((hash) => client.getTransactionReceipt({ hash })))
      if (receipts.some(({ status }) => status !== 'success')) throw new Error('A transaction reverted.')
      sent = []
    },
    async giveEther(accounts: readonly Address[]) {
      const value = parseEther('1000000')
      await Promise.all(accounts.map((address) => client.setBalance({ address, value })))
    },
  }
}
