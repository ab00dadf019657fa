// @ts-nocheck
// The chain as the season needs it: what to read, and each step as a transaction at its own time.
import { createRequire } from 'node:module'
import { encodeFunctionData, maxUint256, parseEther, toHex } from 'viem'
import { readArtifact } from '../lib/artifacts.ts'
import { crowd, newcomer, operator, referrals } from './accounts.ts'
import { tournamentDue } from './standing.ts'

const { abi: wethAbi } = createRequire(import.meta.url)('canonical-weth/build/contracts/WETH9.json')

/** Enough for any call of the season, so that none has to be estimated. */
const GAS = 1_000_000n

/** More than there can be: the season reads everything in one page. */
const ALL = 2n ** 32n

/**
 * @param {ReturnType<typeof import('../../src/testing/anvil.ts').anvilClient>} client
 * @param {Record<'bettingPool' | 'communityHub' | 'tournament' | 'weth', `0x${string}`>} deployment
 */
export async function stageOn(client, { bettingPool, communityHub, tournament, weth }) {
  const { abi } = readArtifact('BettingPool')
  const { abi: tournamentAbi } = readArtifact('Tournament')
  const accounts = await client.getAddresses()
  const from = Number((await client.getBlock()).timestamp)
  const firstId = await client.readContract({ address: bettingPool, abi, functionName: 'getNextMatchId' })
  let latest = from
  await client.setAutomine(false)

  return {
    from,
    isPaused,
    readMatches,
    readNewcomersBets,
    readTournaments,
    fillPurses,
    registerReferrals,
    perform,
    advanceTo,
    settleTournaments,
  }

  function isPaused() {
    return client.readContract({ address: bettingPool, abi, functionName: 'paused' })
  }

  /** All matches, the oldest first. */
  async function readMatches() {
    const args = [0n, ALL]
    const [matches] = await client.readContract({
      address: bettingPool,
      abi,
      functionName: 'getMatches',
      args,
    })
    return matches.toReversed()
  }

  async function readNewcomersBets() {
    const args = [accounts[newcomer], 0n, ALL]
    const [bets] = await client.readContract({ address: bettingPool, abi, functionName: 'getUserBets', args })
    return bets
  }

  /** All tournaments, the oldest first, with what the newcomer can claim of each. */
  async function readTournaments() {
    const [all] = await ofTournament('getTournaments', [0n, ALL])
    return Promise.all(
      all.toReversed().map(async (info) => ({
        ...info,
        newcomersReward: await ofTournament('getClaimableReward', [info.id, accounts[newcomer]]),
      })),
    )
  }

  function ofTournament(functionName, args) {
    return client.readContract({ address: tournament, abi: tournamentAbi, functionName, args })
  }

  /**
   * Ether and WETH for all, and the crowd's approvals. The newcomer bets with ether, so that its allowance is still
   * untouched when somebody takes its place.
   */
  async function fillPurses({ isFirst }) {
    for (const by of [operator, newcomer, ...crowd]) {
      if ((await client.getBalance({ address: accounts[by] })) < parseEther('3000')) {
        await client.setBalance({ address: accounts[by], value: parseEther('10000') })
      }
    }
    if (isFirst) await wrap(newcomer, '25')
    for (const by of crowd) {
      const args = [accounts[by]]
      const held = await client.readContract({ address: weth, abi: wethAbi, functionName: 'balanceOf', args })
      if (held < parseEther('500')) await wrap(by, '1000')
      if (!isFirst) continue
      for (const spender of [bettingPool, tournament]) await approve(from, by, spender, maxUint256)
    }
  }

  function approve(at, by, spender, amount) {
    return transact(at, by, weth, { abi: wethAbi, functionName: 'approve', args: [spender, amount] })
  }

  async function registerReferrals() {
    const { abi } = readArtifact('CommunityHub')
    for (const { user, referrer } of referrals) {
      const args = [accounts[referrer]]
      await transact(from, user, communityHub, { abi, functionName: 'registerReferral', args })
    }
  }

  function wrap(by, ether) {
    return transact(from, by, weth, { abi: wethAbi, functionName: 'deposit', args: [] }, parseEther(ether))
  }

  /**
   * @param {import('./season.ts').Happening | import('./tournaments').Step} happening one of the plans, or one
   *   about a match by its `id`
   */
  function perform(happening) {
    return happening.tournamentId === undefined ? performInMatch(happening) : performInTournament(happening)
  }

  function performInMatch({ at, by, call, match, id = firstId + BigInt(match), story, side, amount }) {
    const act = (functionName, args, value) =>
      transact(at, by, bettingPool, { abi, functionName, args }, value)
    switch (call) {
      case 'create': {
        const { name, startTime, endTime, minBet, maxBet } = story
        return act('createMatch', [name, BigInt(startTime), BigInt(endTime), minBet, maxBet])
      }
      case 'bet':
        return by === newcomer ? act('placeBetETH', [id, side], amount) : act('placeBet', [id, amount, side])
      case 'finalize':
        return act('finalizeMatch', [id, side])
      case 'void':
        return act('voidMatch', [id])
      case 'abandon':
        return act('voidAbandonedMatch', [id])
      case 'claim':
        return act('claimWinnings', [id])
      default:
        throw new Error(`The season knows no "${call}".`)
    }
  }

  async function performInTournament({ at, by, call, tournamentId, tournament: planned, matchIds, sides }) {
    const act = (functionName, args) =>
      transact(at, by, tournament, { abi: tournamentAbi, functionName, args })
    switch (call) {
      case 'createTournament': {
        const { name, startTime, endTime, entryFee } = planned
        const times = [BigInt(startTime), BigInt(endTime)]
        return act('createTournament', [name, ...times, entryFee, planned.matchIds])
      }
      case 'judge':
        return act('setJudged', [tournamentId])
      case 'join':
        // The newcomer's WETH and approvals are for whoever takes its place: it brings its own entry fee.
        if (by === newcomer && planned.entryFee > 0n) {
          const deposit = { abi: wethAbi, functionName: 'deposit', args: [] }
          await transact(at, by, weth, deposit, planned.entryFee)
          await approve(at, by, tournament, planned.entryFee)
        }
        return act('joinTournament', [tournamentId])
      case 'predict':
        return act('submitPredictions', [tournamentId, matchIds, sides])
      case 'cancel':
        return act('cancelTournament', [tournamentId])
      default:
        throw new Error(`Tournaments know no "${call}".`)
    }
  }

  /** Scores and finishes what is over, and lets the crowd fetch its prizes. */
  async function settleTournaments() {
    const act = (by, functionName, args) =>
      transact(latest, by, tournament, { abi: tournamentAbi, functionName, args })
    const matches = new Map((await readMatches()).map((match) => [match.id, match]))
    for (const info of await readTournaments()) {
      const own = info.matchIds.map((id) => matches.get(id))
      const due = tournamentDue(info, own, latest)
      if (due === undefined) continue
      const [participants] = await ofTournament('getParticipants', [info.id, 0n, ALL])
      const players = participants.map(({ player }) => player)
      if (due === 'abandon') await act(operator, 'voidAbandonedTournament', [info.id])
      else {
        for (const match of own.filter(({ isVoid }) => !isVoid)) await score(info, match, players)
        await act(operator, 'finalizeTournament', [info.id, []])
      }
      for (const by of crowd) {
        if ((await ofTournament('getClaimableReward', [info.id, accounts[by]])) > 0n)
          await act(by, 'claimTournamentRewards', [info.id])
      }
    }

    async function score({ id, isJudged }, match, players) {
      if (!isJudged) return act(operator, 'scoreMatch', [id, match.id, players])
      const picks = await Promise.all(
        players.map((player) => ofTournament('getPrediction', [id, match.id, player])),
      )
      const predicted = players.filter((_, index) => picks[index] !== 0)
      const points = picks.filter((pick) => pick !== 0).map((pick) => (pick === match.winner ? 3n : 0n))
      return act(operator, 'updateScores', [id, match.id, predicted, points])
    }
  }

  /** One transaction in a block of its own, which must succeed. */
  async function transact(at, by, to, call, value) {
    const data = encodeFunctionData(call)
    // Without asking again and again which chain it is.
    const hash = await client.sendTransaction({
      chain: null,
      account: accounts[by],
      to,
      data,
      value,
      gas: GAS,
    })
    await advanceTo(at)
    const { status } = await client.getTransactionReceipt({ hash })
    if (status !== 'success') {
      throw new Error(`${call.functionName}(${call.args.join(', ')}) of account ${by} reverted at ${latest}.`)
    }
  }

  /** Mines a block at a time, or at the last one's if that is later. */
  async function advanceTo(time) {
    latest = Math.max(latest, time)
    await client.request({ method: 'evm_mine', params: [toHex(latest)] })
  }
}
