import type { Address, Hash } from 'viem'
import type { Side } from '@/domain/match/match'
import { type Outcome, outcomeId } from '@/domain/match/outcome'
import { accounts } from './accounts'
import { type Amount, type StepContext, toWei } from './contracts'
import { hour } from './time'

interface NewMatch {
  name?: string
  /** Seconds from now; 0 makes it live at once. */
  startsIn?: number
  endsIn?: number
  minBet?: Amount
  maxBet?: Amount
}

/** Seconds from now. */
interface ReplacementTimes {
  startsIn: number
  endsIn?: number
}

interface NewBet {
  by: Address
  side: Side
  amount: Amount
}

export function matchSteps(context: StepContext) {
  return { ...operatorSteps(context), ...bettorSteps(context), ...poolReads(context) }
}

function operatorSteps({ client, contracts: { bettingPool, lens }, send, now, pass }: StepContext) {
  const asOperator = { ...bettingPool, account: accounts.operator } as const

  async function finalize(matchId: bigint, winner: Side) {
    await send({ ...asOperator, functionName: 'finalizeMatch', args: [matchId, winner] })
  }

  return {
    finalize,

    /** Creates a match; by default it starts in an hour, ends in two, and takes 0.01 to 10 WETH. Returns its id. */
    async createMatch({
      name = 'CS2: Natus Vincere vs FaZe Clan — Major Final',
      startsIn = hour,
      endsIn = startsIn + hour,
      minBet = '0.01',
      maxBet = '10',
    }: NewMatch = {}): Promise<bigint> {
      // The creating block comes a second after the newest one.
      const from = (await now()) + 1
      const times = [BigInt(from + startsIn), BigInt(from + endsIn)] as const
      const { request, result } = await client.simulateContract({
        ...asOperator,
        functionName: 'createMatch',
        args: [name, ...times, toWei(minBet), toWei(maxBet)],
      })
      await send(request)
      return result
    },

    /** Waits until the matches end, names the winner of each, and lets the dispute window pass. */
    async settle(winner: Side, ...matchIds: readonly bigint[]) {
      await pass(3 * hour)
      for (const matchId of matchIds) await finalize(matchId, winner)
      await pass(13 * hour)
    },

    /** Challenges an outcome, or the lack of one. The challenger must have WETH and have approved the bond. */
    async challenge(matchId: bigint, { by, outcome }: { by: Address; outcome: Outcome }) {
      const args = [matchId, outcomeId(outcome)] as const
      await send({ ...bettingPool, functionName: 'challengeResult', args, account: by })
    },

    /** Rules on a challenged match as the arbiter. */
    async rule(matchId: bigint, outcome: Outcome) {
      await send({ ...asOperator, functionName: 'rule', args: [matchId, outcomeId(outcome)] })
    },

    /** Reads how long new results can be corrected, in seconds. */
    disputeWindow: () => client.readContract({ ...bettingPool, functionName: 'disputeWindow' }),

    async voidMatch(matchId: bigint) {
      await send({ ...asOperator, functionName: 'voidMatch', args: [matchId] })
    },

    /** Voids a match and creates its successor. Returns the successor's id. */
    async replaceMatch(matchId: bigint, { startsIn, endsIn = startsIn + hour }: ReplacementTimes) {
      const from = (await now()) + 1
      const args = [matchId, BigInt(from + startsIn), BigInt(from + endsIn)] as const
      const { request, result } = await client.simulateContract({
        ...asOperator,
        functionName: 'replaceMatch',
        args,
      })
      await send(request)
      return result
    },

    /** Links the page with the official result. */
    async nameSource(matchId: bigint, uri: string) {
      await send({ ...asOperator, functionName: 'setResultSource', args: [matchId, uri] })
    },

    async closeBetting(matchId: bigint) {
      await send({ ...asOperator, functionName: 'closeBetting', args: [matchId] })
    },

    /** @param seconds how long new results can be corrected */
    async setDisputeWindow(seconds: number) {
      await send({ ...asOperator, functionName: 'setDisputeWindow', args: [seconds] })
    },

    /** Publishes house rules for the matches created later. */
    async publishRules(hash: Hash, uri: string) {
      await send({ ...asOperator, functionName: 'publishRules', args: [hash, uri] })
    },

    async pause() {
      await send({ ...asOperator, functionName: 'pause' })
    },

    /** Removes the code of the pool and its lens, as on a chain without a deployment. */
    async removePool() {
      for (const { address } of [bettingPool, lens]) await client.setCode({ address, bytecode: '0x' })
    },
  }
}

function bettorSteps({ contracts: { bettingPool }, send }: StepContext) {
  /** Bets in ether, so that the bettor needs no WETH. */
  async function bet(matchId: bigint, { by, side, amount }: NewBet) {
    await send({
      ...bettingPool,
      functionName: 'placeBetETH',
      args: [matchId, side],
      value: toWei(amount),
      account: by,
    })
  }

  return {
    bet,

    /** Bets in WETH, which the bettor must have approved. */
    async betInWeth(matchId: bigint, { by, side, amount }: NewBet) {
      const args = [matchId, toWei(amount), side] as const
      await send({ ...bettingPool, functionName: 'placeBet', args, account: by })
    },

    /** Bets 1 WETH on Team A as the bettor and on Team B as the rival. */
    async betOnBothSides(matchId: bigint) {
      await bet(matchId, { by: accounts.bettor, side: 1, amount: '1' })
      await bet(matchId, { by: accounts.rival, side: 2, amount: '1' })
    },

    async voidAbandoned(matchId: bigint, account: Address) {
      await send({ ...bettingPool, functionName: 'voidAbandonedMatch', args: [matchId], account })
    },

    claim: (matchId: bigint, account: Address) =>
      send({ ...bettingPool, functionName: 'claimWinnings', args: [matchId], account }),

    /** Pays a bettor as another account. */
    claimFor: (bettor: Address, matchIds: readonly bigint[], account: Address) =>
      send({ ...bettingPool, functionName: 'claimFor', args: [bettor, matchIds], account }),
  }
}

function poolReads({ client, contracts: { bettingPool } }: StepContext) {
  return {
    /** Reads an account's stake on a match in wei, and its side, 0 without a bet. */
    async positionOf(matchId: bigint, account: Address) {
      const [stake, side, claimed] = await client.readContract({
        ...bettingPool,
        functionName: 'getUserBet',
        args: [matchId, account],
      })
      return { stake, side, claimed }
    },

    /** Reads the fee that was fixed when the match was created, in bps. */
    async feeOf(matchId: bigint): Promise<number> {
      const { feeBps } = await client.readContract({
        ...bettingPool,
        functionName: 'getMatch',
        args: [matchId],
      })
      return feeBps
    },

    /** Reads the hash and the address of the house rules that a match goes by. */
    rulesOf: (matchId: bigint) =>
      client.readContract({ ...bettingPool, functionName: 'rulesOf', args: [matchId] }),

    poolOwner: (): Promise<Address> => client.readContract({ ...bettingPool, functionName: 'owner' }),
  }
}
