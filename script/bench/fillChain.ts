// @ts-nocheck
// A season far larger than any yet, by calls that anybody could have made.
import { encodeFunctionData, numberToHex, parseEther, toHex } from 'viem'
import { readArtifact } from '../lib/artifacts.ts'
import { fixtures } from '../seed/fixtures.ts'
import { random } from '../seed/random.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How much there is. The bettor's bets are among all bets, a round's matches are past at its end. */
const size = {
  rounds: 100,
  matchesPerRound: 100,
  openMatches: 500,
  bettors: 500,
  bets: 20_000,
  bettorsBets: 2_000,
  players: 5_000,
}

/** Of these numbers of bets, so many are on open matches. */
const onOpenMatches = { bets: 2_000, bettorsBets: 100 }
const ROUND = 12 * HOUR
const TOURNAMENT_MATCHES = { decided: 2, open: 6 }
/** A block has no more bets, so that history is not all in a few blocks. */
const BETS_PER_BLOCK = 20
const MATCHES_PER_CALL = 50
const ACTS_PER_BLOCK = 500
const PLAYERS_PER_CALL = 100
const CLAIMS_PER_CALL = 100
const GAS = 400_000
const AMPLE_GAS = 30_000_000

/**
 * Lets it all happen. The chain must mine on demand only, let anybody send, and take any number of transactions.
 * @param {{ url: string, client: ReturnType<typeof import('../../src/testing/anvil.ts').anvilClient> }} anvil
 * @param {Record<'bettingPool' | 'communityHub' | 'tournament', `0x${string}`>} deployment
 * @param {`0x${string}`} bettor whose 2,000 bets are
 */
export async function fillChain({ url, client }, deployment, bettor) {
  const contracts = {
    pool: { address: deployment.bettingPool, abi: readArtifact('BettingPool').abi },
    hub: { address: deployment.communityHub, abi: readArtifact('CommunityHub').abi },
    tournament: { address: deployment.tournament, abi: readArtifact('Tournament').abi },
  }
  const [operator] = await client.getAddresses()
  const chance = random(1)
  const bettors = Array.from({ length: size.bettors }, (_, index) => accountOf(0xbe, index))
  const players = [bettor, ...Array.from({ length: size.players - 1 }, (_, index) => accountOf(0xb1a, index))]
  let now = Number((await client.getBlock()).timestamp)
  let nextId = 1

  await giveEther()
  await registerReferrals()
  // The last round is a tournament's too, and so is told apart from the others.
  const begin = now
  for (let round = 0; round < size.rounds - 1; round++) {
    now = begin + round * ROUND
    const ids = await createRound()
    await bet(ids, shareOf(round, 'bets'), shareOf(round, 'bettorsBets'))
    now += 3 * HOUR
    await resolve(ids)
  }
  now = begin + (size.rounds - 1) * ROUND
  const open = await createOpenMatches()
  const last = await createRound()
  await bet(last, shareOf(size.rounds - 1, 'bets'), shareOf(size.rounds - 1, 'bettorsBets'))
  await bet(open, onOpenMatches.bets - onOpenMatches.bettorsBets, onOpenMatches.bettorsBets)
  const matchIds = [...last.slice(0, TOURNAMENT_MATCHES.decided), ...open.slice(0, TOURNAMENT_MATCHES.open)]
  // Without a bet on each side they would be void.
  await mine(matchIds.flatMap((matchId) => [0, 1].map((index) => betOf(bettors[index], index, matchId))))
  await playTournament(matchIds)
  now += 2 * HOUR
  await resolve(last)
  await score(matchIds[0])
  await claim()

  /** How many of the bets on past matches are a round's. */
  function shareOf(round, which) {
    const past = size[which] - onOpenMatches[which]
    const upTo = (rounds) => Math.floor((past * rounds) / size.rounds)
    const share = upTo(round + 1) - upTo(round)
    return which === 'bets' ? share - shareOf(round, 'bettorsBets') : share
  }

  async function giveEther() {
    const value = toHex(parseEther('1000000'))
    const rich = [operator, ...bettors, ...players]
    await ask(rich.map((account) => ({ method: 'anvil_setBalance', params: [account, value] })))
  }

  async function registerReferrals() {
    const newcomers = bettors.slice(100)
    await mine(newcomers.map((user, index) => call(user, 'hub', 'registerReferral', [bettors[index % 100]])))
  }

  function createRound() {
    return create(
      Array.from({ length: size.matchesPerRound }, (_, index) => ({
        ...storyOf(index),
        startTime: now + HOUR + index,
        endTime: now + 2 * HOUR + index,
      })),
    )
  }

  /** Two hours later, of 25 matches, two have ended and wait for their result, three are live, the others upcoming. */
  function createOpenMatches() {
    const later = now + 2 * HOUR
    return create(
      Array.from({ length: size.openMatches }, (_, index) => {
        const kind = index % 25
        const upcoming = later + HOUR + index * HOUR
        if (kind === 23 || kind === 24)
          return { ...storyOf(index), startTime: now + HOUR, endTime: later - 10 * MINUTE }
        if (kind > 19)
          return { ...storyOf(index), startTime: now + HOUR, endTime: later + (1 + (index % 8)) * HOUR }
        return { ...storyOf(index), startTime: upcoming, endTime: upcoming + 2 * HOUR }
      }),
    )
  }

  async function create(stories) {
    const first = nextId
    const chunks = chunked(stories, MATCHES_PER_CALL)
    await mine(chunks.map((chunk) => call(operator, 'pool', 'createMatches', [chunk], { gas: AMPLE_GAS })))
    nextId += stories.length
    return stories.map((_, index) => BigInt(first + index))
  }

  /** Bets of the crowd, and so many of the bettor on as many matches. */
  async function bet(matchIds, ofCrowd, ofBettor) {
    const picked = (count) =>
      Array.from({ length: count }, () => matchIds[Math.floor(chance() * matchIds.length)])
    const bets = [
      ...picked(ofCrowd).map((matchId) => {
        const index = Math.floor(chance() * bettors.length)
        return betOf(bettors[index], index, matchId)
      }),
      ...matchIds.slice(-ofBettor).map((matchId) => betOf(bettor, 0, matchId)),
    ]
    for (const block of chunked(bets, BETS_PER_BLOCK)) await mine(block)
  }

  /** Nobody bets on both sides of a match. */
  function betOf(by, index, matchId) {
    const side = 1 + ((index + Number(matchId)) % 2)
    return call(by, 'pool', 'placeBetETH', [matchId, side], { value: ether(0.02 + chance() * 0.5) })
  }

  /** One of ten is void. */
  async function resolve(matchIds) {
    await mine(
      matchIds.map((matchId) =>
        matchId % 10n === 0n
          ? call(operator, 'pool', 'voidMatch', [matchId])
          : call(operator, 'pool', 'finalizeMatch', [matchId, chance() < 0.5 ? 1 : 2]),
      ),
    )
  }

  async function playTournament(matchIds) {
    const [startTime, endTime] = [now + 10 * MINUTE, now + 150 * 24 * HOUR]
    const args = ['World open', startTime, endTime, 0n, matchIds]
    await mine([call(operator, 'tournament', 'createTournament', args, { gas: AMPLE_GAS })])
    for (const some of chunked(players, ACTS_PER_BLOCK)) {
      await mine(some.map((player) => call(player, 'tournament', 'joinTournament', [1n])))
      await mine(
        some.map((player) => {
          const sides = matchIds.map(() => (chance() < 0.5 ? 1 : 2))
          return call(player, 'tournament', 'submitPredictions', [1n, matchIds, sides], { gas: 1_000_000 })
        }),
      )
    }
  }

  async function score(matchId) {
    await mine(
      chunked(players.slice(0, size.players / 2), PLAYERS_PER_CALL).map((some) =>
        call(operator, 'tournament', 'scoreMatch', [1n, matchId, some], { gas: AMPLE_GAS }),
      ),
    )
  }

  /** The crowd takes what it won; the bettor the older half. */
  async function claim() {
    const owed = await Promise.all(
      [bettor, ...bettors].map(async (by) => {
        const args = [by, 0n, BigInt(size.bets)]
        const [all] = await client.readContract({ ...contracts.pool, functionName: 'getClaimable', args })
        return { by, matchIds: by === bettor ? all.slice(all.length / 2) : all }
      }),
    )
    const claims = owed.flatMap(({ by, matchIds }) =>
      chunked(matchIds, CLAIMS_PER_CALL).map((some) =>
        call(by, 'pool', 'claimMany', [some], { gas: AMPLE_GAS }),
      ),
    )
    for (const block of chunked(claims, BETS_PER_BLOCK)) await mine(block)
  }

  function call(from, contract, functionName, args, { value = 0n, gas = GAS } = {}) {
    const { address, abi } = contracts[contract]
    const data = encodeFunctionData({ abi, functionName, args })
    return {
      method: 'eth_sendTransaction',
      params: [{ from, to: address, data, value: toHex(value), gas: toHex(gas), gasPrice: '0x0' }],
    }
  }

  /** Puts transactions into blocks two seconds apart: as a rule into one. */
  async function mine(transactions) {
    await ask(transactions)
    for (let left = transactions.length; left > 0; ) {
      now += 2
      await ask([{ method: 'evm_mine', params: [numberToHex(now)] }])
      const [receipts] = await ask([{ method: 'eth_getBlockReceipts', params: ['latest'] }])
      if (receipts.length === 0 || receipts.some(({ status }) => status !== '0x1')) {
        throw new Error('A transaction was refused.')
      }
      left -= receipts.length
    }
  }

  async function ask(requests) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(requests.map((request, id) => ({ jsonrpc: '2.0', id, ...request }))),
    })
    const answers = await response.json()
    const refused = answers.find(({ error }) => error)
    if (refused) throw new Error(`The chain refused: ${refused.error.message}`)
    return answers.map(({ result }) => result)
  }
}

/** Somebody whose key nobody needs. */
function accountOf(kind, index) {
  return toHex((BigInt(kind) << 128n) + BigInt(index + 1), { size: 20 })
}

function storyOf(index) {
  return { name: fixtures[index % fixtures.length], minBet: ether(0.01), maxBet: ether(50) }
}

function ether(amount) {
  return parseEther(amount.toFixed(4))
}

function chunked(items, length) {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  )
}
