import { type Address, encodeFunctionData, type Hash } from 'viem'
import type { Side } from '@/domain/match/match'
import { type Outcome, outcomeId } from '@/domain/match/outcome'
import { accounts } from './accounts'
import { type Amount, type StepContext, toWei } from './contracts'
import { hour } from './time'

/** Seconds from now. */
interface Times {
  /** 0 makes the match live at once. */
  startsIn: number
  endsIn?: number
}

type Stakes = Partial<Record<keyof typeof accounts, Amount>>

interface NewMatch extends Partial<Times> {
  name?: string
  minBet?: Amount
  maxBet?: Amount
  /** Bets of these accounts on Team A. */
  teamA?: Stakes
  /** Bets that follow them on Team B. */
  teamB?: Stakes
}

interface NewBet {
  by: Address
  side: Side
  amount: Amount
}

export interface Challenge {
  by: Address
  outcome: Outcome
}

export function matchSteps({ client, contracts: { bettingPool, lens }, send, now, pass }: StepContext) {
  const asOperator = { ...bettingPool, account: accounts.operator } as const

  const finalize = (matchId: bigint, winner: Side) =>
    send({ ...asOperator, functionName: 'finalizeMatch', args: [matchId, winner] })

  /** Waits until the matches end, and names the winner of each. */
  async function finish(winner: Side, ...matchIds: readonly bigint[]) {
    await pass(3 * hour)
    for (const matchId of matchIds) await finalize(matchId, winner)
  }

  /** Bets in ether, so that the bettor needs no WETH. */
  const bet = (matchId: bigint, { by: account, side, amount }: NewBet) =>
    send({
      ...bettingPool,
      functionName: 'placeBetETH',
      args: [matchId, side],
      value: toWei(amount),
      account,
    })

  async function betAll(matchId: bigint, side: Side, stakes: Stakes) {
    for (const [by, amount = '0'] of Object.entries(stakes))
      await bet(matchId, { by: accounts[by as keyof Stakes], side, amount })
  }

  /** Returns the times from the creating block on, which comes a second after the newest one. */
  async function timesOf({ startsIn, endsIn = startsIn + hour }: Times) {
    const from = (await now()) + 1
    return [BigInt(from + startsIn), BigInt(from + endsIn)] as const
  }

  return {
    finalize,
    finish,
    bet,

    /** Creates a match; by default it starts in an hour, ends in two, and takes 0.01 to 10 WETH. Returns its id. */
    async createMatch({
      name = 'CS2: Natus Vincere vs FaZe Clan — Major Final',
      startsIn = hour,
      endsIn,
      minBet = '0.01',
      maxBet = '10',
      teamA = {},
      teamB = {},
    }: NewMatch = {}): Promise<bigint> {
      const { request, result } = await client.simulateContract({
        ...asOperator,
        functionName: 'createMatch',
        args: [name, ...(await timesOf({ startsIn, endsIn })), toWei(minBet), toWei(maxBet)],
      })
      await send(request)
      await betAll(result, 1, teamA)
      await betAll(result, 2, teamB)
      return result
    },

    /** Creates the markets of a series in one transaction. Returns their ids. */
    async createSeries(names: readonly string[], times: Times): Promise<bigint[]> {
      const limits = [...(await timesOf(times)), toWei('0.01'), toWei('10')] as const
      const creations = names.map((name) =>
        encodeFunctionData({ ...bettingPool, functionName: 'createMatch', args: [name, ...limits] }),
      )
      const { request, result } = await client.simulateContract({
        ...asOperator,
        functionName: 'multicall',
        args: [creations],
      })
      await send(request)
      return result.map(BigInt)
    },

    /** Finishes matches, and lets the dispute window pass. */
    async settle(winner: Side, ...matchIds: readonly bigint[]) {
      await finish(winner, ...matchIds)
      await pass(13 * hour)
    },

    /** Challenges an outcome, or the lack of one. The challenger must have WETH and have approved the bond. */
    challenge: (matchId: bigint, { by: account, outcome }: Challenge) =>
      send({ ...bettingPool, functionName: 'challengeResult', args: [matchId, outcomeId(outcome)], account }),

    /** Rules on a challenged match as the arbiter. */
    rule: (matchId: bigint, outcome: Outcome) =>
      send({ ...asOperator, functionName: 'rule', args: [matchId, outcomeId(outcome)] }),

    voidMatch: (matchId: bigint) => send({ ...asOperator, functionName: 'voidMatch', args: [matchId] }),

    voidAbandoned: (matchId: bigint, account: Address) =>
      send({ ...bettingPool, functionName: 'voidAbandonedMatch', args: [matchId], account }),

    /** Voids a match and creates its successor. Returns the successor's id. */
    async replaceMatch(matchId: bigint, times: Times) {
      const { request, result } = await client.simulateContract({
        ...asOperator,
        functionName: 'replaceMatch',
        args: [matchId, ...(await timesOf(times))],
      })
      await send(request)
      return result
    },

    /** Links the page with the official result. */
    nameSource: (matchId: bigint, uri: string) =>
      send({ ...asOperator, functionName: 'setResultSource', args: [matchId, uri] }),

    closeBetting: (matchId: bigint) => send({ ...asOperator, functionName: 'closeBetting', args: [matchId] }),

    /** @param seconds how long new results can be corrected */
    setDisputeWindow: (seconds: number) =>
      send({ ...asOperator, functionName: 'setDisputeWindow', args: [seconds] }),

    /** Publishes house rules for the matches created later. */
    publishRules: (hash: Hash, uri: string) =>
      send({ ...asOperator, functionName: 'publishRules', args: [hash, uri] }),

    /** Appoints an account to operate the pool, or dismisses it. */
    setOperator: (account: Address, isAllowed = true) =>
      send({ ...asOperator, functionName: 'setOperator', args: [account, isAllowed] }),

    pause: () => send({ ...asOperator, functionName: 'pause' }),

    /** Removes the code of the pool and its lens, as on a chain without a deployment. */
    async removePool() {
      for (const { address } of [bettingPool, lens]) await client.setCode({ address, bytecode: '0x' })
    },

    /** Bets in WETH, which the bettor must have approved. */
    betInWeth: (matchId: bigint, { by: account, side, amount }: NewBet) =>
      send({ ...bettingPool, functionName: 'placeBet', args: [matchId, toWei(amount), side], account }),

    /** Bets 1 WETH on Team A as the bettor and on Team B as the rival. */
    async betOnBothSides(matchId: bigint) {
      await bet(matchId, { by: accounts.bettor, side: 1, amount: '1' })
      await bet(matchId, { by: accounts.rival, side: 2, amount: '1' })
    },

    claim: (matchId: bigint, account: Address) =>
      send({ ...bettingPool, functionName: 'claimWinnings', args: [matchId], account }),

    /** Pays a bettor as another account. */
    claimFor: (bettor: Address, matchIds: readonly bigint[], account: Address) =>
      send({ ...bettingPool, functionName: 'claimFor', args: [bettor, matchIds], account }),

    /** Reads how long new results can be corrected, in seconds. */
    disputeWindow: () => client.readContract({ ...bettingPool, functionName: 'disputeWindow' }),

    /** Reads an account's stake on a match in wei, and its side, 0 without a bet. */
    async positionOf(matchId: bigint, account: Address) {
      const args = [matchId, account] as const
      const read = { ...bettingPool, functionName: 'getUserBet', args } as const
      const [stake, side, claimed] = await client.readContract(read)
      return { stake, side, claimed }
    },

    /** Reads the fee that was fixed when the match was created, in bps. */
    async feeOf(matchId: bigint): Promise<number> {
      const read = { ...bettingPool, functionName: 'getMatch', args: [matchId] } as const
      return (await client.readContract(read)).feeBps
    },

    /** Reads the hash and the address of the house rules that a match goes by. */
    rulesOf: (matchId: bigint) =>
      client.readContract({ ...bettingPool, functionName: 'rulesOf', args: [matchId] }),

    poolOwner: (): Promise<Address> => client.readContract({ ...bettingPool, functionName: 'owner' }),
  }
}
