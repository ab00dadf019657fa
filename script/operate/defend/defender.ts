import { type Address, formatEther } from 'viem'
import { contractCall } from '../../../src/chain/transactions/types.ts'
import { type Outcome, winningSide } from '../../../src/domain/match/outcome.ts'
import { estimateOf } from '../apply/costs.ts'
import { type Acting, createSender, isForNextRound } from '../apply/deliver.ts'
import type { Connection } from '../chain/connect.ts'
import { formatTime } from '../lib/durations.ts'
import { plainError } from '../lib/plainError.ts'
import type { Judgement } from '../plan/planMatch.ts'
import type { ChainState } from '../plan/types.ts'
import { resultText } from '../plan/verdict.ts'
import { type Activity, merge, quiet } from '../status/types.ts'
import { type Bonds, openBonds } from './bonds.ts'
import { answerOf, bondFor, openReality, type Reality, readQuestion } from './reality.ts'

/** The most that the arbitrator gets for a question: one that costs a fee is left to a person. */
const NO_FEE = 0n

interface Defence {
  contract: Reality
  own: Bonds
  /** Unix seconds. */
  time: number
}

/**
 * Returns a function that has challenged results decided by Reality.eth as the feeds say, and takes the bonds back. All it
 * knows comes from the chain, so that a restart goes on. With another arbiter it does nothing.
 * @param limit most WETH in bonds at a time, in wei
 */
export function createDefender(acting: Acting, limit: bigint) {
  const { connection, account } = acting
  const { contracts } = connection
  const send = createSender(acting)
  let bonds: Bonds | undefined

  /** Takes the next step for a challenged match: passes the final answer on, asks, or answers as the feeds say. */
  async function defend(defence: Defence, judgement: Judgement): Promise<Activity> {
    const { contract, time } = defence
    const { match, outcome, doubt } = judgement
    const settle = contractCall({ ...contract.arbiter, functionName: 'settle', args: [match.id, NO_FEE] })
    const settling = await estimateOf(connection, account, settle)
    if (typeof settling === 'bigint')
      return did(await send(settle), "Passed Reality.eth's answer on", judgement)
    if (settling.startsWith('FeeAboveMaximum')) return leavesFee(contract, judgement)
    if (doubt !== undefined)
      return leaves('doubt', `a person must answer on Reality.eth. ${doubt}`, judgement)
    if (outcome === undefined || time >= match.ruleBy) return quiet
    return settling.startsWith('NotAsked') ? ask(contract, judgement) : answer(defence, judgement, outcome)
  }

  async function ask(contract: Reality, judgement: Judgement): Promise<Activity> {
    const args = [judgement.match.id, NO_FEE] as const
    const call = contractCall({ ...contract.arbiter, functionName: 'ask', args })
    const asking = await estimateOf(connection, account, call)
    if (typeof asking === 'string' && asking.startsWith('FeeAboveMaximum'))
      return leavesFee(contract, judgement)
    return did(await send(call), 'Asked Reality.eth', judgement)
  }

  async function leavesFee({ arbiter, reality }: Reality, judgement: Judgement): Promise<Activity> {
    const fee = await reality.read.arbitrator_question_fees([await arbiter.read.arbitrator()])
    const reason = `asking Reality.eth costs ${formatEther(fee)} WETH, so a person must do it.`
    return leaves('fee', reason, judgement)
  }

  async function answer({ contract, own, time }: Defence, judgement: Judgement, outcome: Outcome) {
    const { arbiter, reality } = contract
    const { match } = judgement
    const id = await arbiter.read.questionOf([match.id])
    own.track(id)
    const question = await readQuestion(contract, id)
    const wanted = answerOf(outcome)
    const bond = bondFor(question, wanted, time)
    if (bond === undefined) return quiet

    const needed = `the answer needs a bond of ${formatEther(bond)} WETH`
    const atRisk = await own.atRisk(time)
    if (atRisk + bond > limit) {
      const until = question.finalizeTime === 0 ? '' : ` by ${formatTime(question.finalizeTime)}`
      const reason = `${needed}${until}, and ${formatEther(atRisk)} of ${formatEther(limit)} WETH are at risk: a person must answer on Reality.eth.`
      return leaves('limit', reason, judgement)
    }
    const balance = await contracts.weth.read.balanceOf([account])
    if (balance < bond)
      return leaves('funds', `${needed}, and the account has ${formatEther(balance)}.`, judgement)
    await send(contractCall({ ...contracts.weth, functionName: 'approve', args: [reality.address, bond] }))
    const args = [id, wanted, question.bond, bond] as const
    const reference = await send(contractCall({ ...reality, functionName: 'submitAnswerERC20', args }))
    const said = resultText(match, winningSide(outcome) ?? 0)
    const text = `Answered ${said} with a bond of ${formatEther(bond)} WETH on Reality.eth`
    return did(reference, text, judgement)
  }

  return async ({ time, matches }: ChainState, judgements: readonly Judgement[]): Promise<Activity> => {
    try {
      const reality = await openReality(connection)
      if (!reality) return quiet
      bonds ??= await openBonds(connection, reality, account, matches)
      const activities = [await bonds.takeBack(send, time).catch(failure)]
      const defence = { contract: reality, own: bonds, time }
      for (const judgement of judgements) activities.push(await defend(defence, judgement).catch(failure))
      return merge(activities)
    } catch (error) {
      return failure(error)
    }
  }
}

/** Says why a defence can do nothing, `undefined` if it can. @param limit most WETH in bonds, in wei */
export async function describeIdle(connection: Connection, account: Address, limit: bigint) {
  const { pool, weth } = connection.contracts
  const reality = await openReality(connection)
  if (!reality) return `the arbiter ${await pool.read.arbiter()} is no RealityArbiter of this pool.`
  const [least, balance] = await Promise.all([pool.read.minBond(), weth.read.balanceOf([account])])
  const needs = `, and the smallest bond is ${formatEther(least)}.`
  if (balance < least) return `the account has ${formatEther(balance)} WETH${needs}`
  return limit < least ? `its limit is ${formatEther(limit)} WETH${needs}` : undefined
}

function did(reference: string, text: string, { match }: Judgement): Activity {
  const report = { key: `defend/${reference}`, text: `${text}: #${match.id} ${match.name} (${reference})` }
  return { ...quiet, reports: [report] }
}

function leaves(code: string, reason: string, { match }: Judgement): Activity {
  const text = `#${match.id} ${match.name} is challenged: ${reason}`
  return { ...quiet, notices: [{ key: `defend/${code}/${match.id}`, text }] }
}

function failure(error: unknown): Activity {
  if (isForNextRound(error)) return quiet
  const text = `Defending failed: ${plainError(error)}`
  return { ...quiet, notices: [{ key: `defend/failed/${text}`, text }] }
}
