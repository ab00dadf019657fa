// Makes the same random calls on the model and on the contract, and compares every outcome.
import { maxUint256 } from 'viem'
import { local } from '../../src/chain/config/chains.ts'
import { type AnvilClient, mineAt } from '../../src/testing/anvil.ts'
import { contractsOf } from '../../src/testing/contracts.ts'
import { startTestChain } from '../../src/testing/testChain.ts'
import { day } from '../../src/testing/time.ts'
import { readDeployment } from '../lib/deployments.ts'
import { random } from '../seed/random.ts'
import { createCalls } from './calls.ts'
import {
  attempt,
  BURNED,
  type Call,
  type Formulas,
  type ModelMatch,
  Outcome,
  PoolModel,
} from './poolModel.ts'

const FUNDS = 1_000n * 10n ** 18n
const GAS = 3_000_000n
/** Calls from an empty pool on. More matches would make the comparison slow. */
const CALLS_PER_EPISODE = 400
/** Calls between comparisons of every match and position. Balances are compared after each call. */
const CALLS_PER_LOOK = 20
const ALL = 2n ** 32n

interface Run {
  calls: number
  seed: number
  changed?: Partial<Formulas>
  onEpisode?: (done: number) => void
}

/** The number of calls that both accepted, and that both refused. */
type Tally = Record<'accepted' | 'refused', number>

type Stage = Awaited<ReturnType<typeof startStage>>

/** Starts a chain that has nothing but the contracts, and gives everybody WETH, allowances, and ether for bets in it. */
export async function startStage(state: string) {
  const deployment = readDeployment(local.id)
  const chain = await startTestChain({ state, contracts: contractsOf(deployment) })
  const { client, contracts, stop } = chain
  const accounts = (await client.getAddresses()).slice(0, 7)
  for (const address of accounts) {
    await client.setBalance({ address, value: 1_000_000n * FUNDS })
    await chain.giveWeth(address, FUNDS)
    await chain.approve(address, maxUint256)
  }
  // Every episode begins later than the funding.
  await chain.pass(day)
  await chain.stopMining()
  return { client, contracts, accounts, stop }
}

/**
 * Plays random calls, and leaves the chain as it was.
 * @throws {Error} at the first difference, with the seed and the latest calls
 */
export async function compare(stage: Stage, run: Run): Promise<Tally> {
  const tally: Tally = { accepted: 0, refused: 0 }
  for (let done = 0; done < run.calls; done += CALLS_PER_EPISODE) {
    const id = await stage.client.snapshot()
    const calls = Math.min(CALLS_PER_EPISODE, run.calls - done)
    try {
      await playEpisode(stage, tally, { ...run, calls, seed: run.seed + done })
    } finally {
      await stage.client.revert({ id })
    }
    run.onEpisode?.(done + calls)
  }
  return tally
}

async function playEpisode(stage: Stage, tally: Tally, { calls, seed, changed }: Run) {
  const { client, contracts, accounts } = stage
  const [owner] = accounts
  if (!owner) throw new Error('Anvil has no accounts.')
  const { bettingPool, communityHub, tournament, weth } = contracts
  const at = { pool: bettingPool.address, hub: communityHub.address, token: weth.address, owner }
  const model = new PoolModel(at, changed)
  // As the local deployment sets them.
  attempt(model, { from: owner, functionName: 'setDisputeWindow', args: [0n] })
  attempt(model, { from: owner, functionName: 'setTournament', args: [tournament.address] })
  for (const account of accounts) model.weth.set(account, FUNDS)
  model.now = Number((await client.getBlock()).timestamp)

  const { nextTime, nextCall } = createCalls({ contracts, accounts, model, chance: random(seed) })
  const log: string[] = []
  for (let index = 0; index < calls; index++) {
    model.now = nextTime()
    const call = nextCall()
    log.push(`${model.now} ${call.from} ${call.functionName}(${call.args.join(', ')}) ${call.value || ''}`)
    const expect = (what: string, found: unknown, expected: unknown) => {
      if (found === expected) return
      throw new Error(
        `${what} is ${found} on the chain and ${expected} in the model, after call ${index} of seed ${seed}:\n${log.slice(-12).join('\n')}`,
      )
    }
    const isAccepted = attempt(model, call)
    tally[isAccepted ? 'accepted' : 'refused']++
    expect('Success', await send(stage, call, model.now), isAccepted)
    await compareMoney(stage, model, expect)
    if (index % CALLS_PER_LOOK === 0) await compareState(stage, model, expect)
  }
}

type Expect = (what: string, found: unknown, expected: unknown) => void

/** Compares as text, because the contract returns numbers and bigints by their width. */
function expectFields(expect: Expect, of: string, found: object, expected: Record<string, unknown>) {
  for (const [field, value] of Object.entries(expected)) {
    expect(`${field} of ${of}`, String(found[field as keyof typeof found]), String(value))
  }
}

/** Sends a call in a block of its own. Returns `false` if it reverted. */
async function send({ client, contracts }: Stage, { from, ...call }: Call, time: number): Promise<boolean> {
  const contract = call.functionName === 'registerReferral' ? contracts.communityHub : contracts.bettingPool
  // The functions' names vary, which the types of viem do not allow.
  const request = { ...contract, ...call, account: from, chain: null, gas: GAS }
  const hash = await client.writeContract(request as Parameters<AnvilClient['writeContract']>[0])
  await mineAt(client, time)
  const { status } = await client.getTransactionReceipt({ hash })
  return status === 'success'
}

async function compareMoney({ client, contracts, accounts }: Stage, model: PoolModel, expect: Expect) {
  const { bettingPool, weth } = contracts
  const holders = [...accounts, bettingPool.address, BURNED] as const
  const [fees, balances] = await Promise.all([
    client.readContract({ ...bettingPool, functionName: 'accruedFees' }),
    client.multicall({
      allowFailure: false,
      contracts: holders.map((holder) => ({ ...weth, functionName: 'balanceOf', args: [holder] }) as const),
    }),
  ])
  expect('accruedFees', fees, model.fees)
  for (const [index, holder] of holders.entries()) {
    expect(`The balance of ${holder}`, balances[index], model.balanceOf(holder))
  }
}

async function compareState({ client, contracts, accounts }: Stage, model: PoolModel, expect: Expect) {
  const { bettingPool, lens } = contracts
  const [matches] = await client.readContract({ ...lens, functionName: 'getMatches', args: [0n, ALL] })
  expect('The number of matches', matches.length, model.matches.length)
  for (const found of matches) {
    expectFields(expect, `match ${found.id}`, found, fieldsOf(model.matchOf(found.id)))
  }
  const { id } = matches[0] ?? {}
  if (id !== undefined) {
    const bond = await client.readContract({ ...bettingPool, functionName: 'challengeBond', args: [id] })
    expect(`The bond of match ${id}`, bond, model.bondOf(model.matchOf(id)))
  }
  const [owed] = await client.readContract({ ...lens, functionName: 'obligations', args: [0n, ALL] })
  expectFields(expect, 'the pool’s debt', owed, model.obligations())
  for (const user of accounts) {
    const args = [user, 0n, ALL] as const
    const [bets] = await client.readContract({ ...lens, functionName: 'getUserBets', args })
    const held = model.matches.filter(({ positions }) => positions.has(user))
    expect(`The number of positions of ${user}`, bets.length, held.length)
    for (const bet of bets) {
      const m = model.matchOf(bet.matchInfo.id)
      const position = m.positions.get(user)
      const of = `${user} on match ${bet.matchInfo.id}`
      if (!position) throw new Error(`The model has no position of ${of}.`)
      const { side, early, live, claimedBy } = position
      expectFields(expect, of, bet, {
        amount: early + live,
        liveAmount: live,
        prediction: side,
        claimed: claimedBy !== undefined,
        claimedByOther: claimedBy !== undefined && claimedBy !== user,
        payout: model.settlement(m, position).payout,
      })
    }
  }
}

function fieldsOf(m: ModelMatch) {
  const { startTime, endTime, minBet, maxBet, claimableAt, feeBps, maxGain, liveCapBps } = m
  const same = { startTime, endTime, minBet, maxBet, claimableAt, feeBps, maxGain, liveCapBps }
  return {
    ...same,
    isFinalized: m.outcome !== Outcome.None,
    winner: m.outcome === Outcome.Void ? 0 : m.outcome,
    isVoid: m.outcome === Outcome.Void,
    totalPoolA: m.early[1] + m.live[1],
    totalPoolB: m.early[2] + m.live[2],
    livePoolA: m.live[1],
    livePoolB: m.live[2],
    isBettingClosed: m.isClosed,
    ruleBy: m.challenge?.ruleBy ?? 0,
  }
}
