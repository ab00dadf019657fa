import { type Address, formatEther } from 'viem'
import { contractCall } from '../../../src/chain/transactions/types.ts'
import { type Outcome, winningSide } from '../../../src/domain/match/outcome.ts'
import { estimateOf } from '../apply/costs.ts'
import type { Send } from '../apply/deliver.ts'
import type { Connection } from '../chain/connect.ts'
import { formatTime } from '../lib/durations.ts'
import type { Judgement } from '../plan/planMatch.ts'
import { resultText } from '../plan/verdict.ts'
import { type Activity, quiet } from '../status/types.ts'
import type { Bonds } from './bonds.ts'
import { answerOf, bondFor, type Reality, readQuestion } from './reality.ts'

export interface Defence {
  connection: Connection
  reality: Reality
  /** Who answers, and holds the WETH for the bonds. */
  account: Address
  send: Send
  bonds: Bonds
  /** Most WETH in bonds at a time, in wei. */
  limit: bigint
  /** Unix seconds. */
  time: number
}

/** Takes the next step for a challenged match: passes the final answer on, asks, or answers as the feeds say. */
export async function defendMatch(defence: Defence, judgement: Judgement): Promise<Activity> {
  const { connection, reality, account, send, time } = defence
  const { match, outcome, doubt } = judgement
  const settle = contractCall({ ...reality.arbiter, functionName: 'settle', args: [match.id] })
  const settling = await estimateOf(connection, account, settle)
  if (typeof settling === 'bigint')
    return did(await send(settle), "Passed Reality.eth's answer on", judgement)
  if (doubt !== undefined) return leaves('doubt', `a person must answer on Reality.eth. ${doubt}`, judgement)
  if (outcome === undefined || time >= match.ruleBy) return quiet
  return settling.startsWith('NotAsked') ? ask(defence, judgement) : answer(defence, judgement, outcome)
}

async function ask(
  { connection: { client }, reality, send }: Defence,
  judgement: Judgement,
): Promise<Activity> {
  const { arbiter, reality: contract } = reality
  const arbitrator = await client.readContract({ ...arbiter, functionName: 'arbitrator' })
  const reading = { ...contract, functionName: 'arbitrator_question_fees', args: [arbitrator] } as const
  const fee = await client.readContract(reading)
  if (fee > 0n)
    return leaves(
      'fee',
      `asking Reality.eth costs ${formatEther(fee)} WETH, so a person must do it.`,
      judgement,
    )
  const call = contractCall({ ...arbiter, functionName: 'ask', args: [judgement.match.id] })
  return did(await send(call), 'Asked Reality.eth', judgement)
}

async function answer(defence: Defence, judgement: Judgement, outcome: Outcome): Promise<Activity> {
  const { connection, reality, account, send, bonds, limit, time } = defence
  const { client, contracts } = connection
  const { match } = judgement
  const id = await client.readContract({ ...reality.arbiter, functionName: 'questionOf', args: [match.id] })
  bonds.track(id)
  const question = await readQuestion(connection, reality, id)
  const wanted = answerOf(outcome)
  const bond = bondFor(question, wanted, time)
  if (bond === undefined) return quiet

  const atRisk = await bonds.atRisk(time)
  if (atRisk + bond > limit) {
    const until = question.finalizeTime === 0 ? '' : ` by ${formatTime(question.finalizeTime)}`
    const reason = `the answer needs a bond of ${formatEther(bond)} WETH${until}, and ${formatEther(atRisk)} of ${formatEther(limit)} WETH are at risk: a person must answer on Reality.eth.`
    return leaves('limit', reason, judgement)
  }
  const balance = await client.readContract({ ...contracts.weth, functionName: 'balanceOf', args: [account] })
  if (balance < bond) {
    const reason = `the answer needs a bond of ${formatEther(bond)} WETH, and the account has ${formatEther(balance)}.`
    return leaves('funds', reason, judgement)
  }
  const { address } = reality.reality
  await send(contractCall({ ...contracts.weth, functionName: 'approve', args: [address, bond] }))
  const args = [id, wanted, question.bond, bond] as const
  const reference = await send(contractCall({ ...reality.reality, functionName: 'submitAnswerERC20', args }))
  const said = resultText(match, winningSide(outcome) ?? 0)
  return did(reference, `Answered ${said} with a bond of ${formatEther(bond)} WETH on Reality.eth`, judgement)
}

function did(reference: string, text: string, { match }: Judgement): Activity {
  const report = { key: `defend/${reference}`, text: `${text}: #${match.id} ${match.name} (${reference})` }
  return { ...quiet, reports: [report] }
}

function leaves(code: string, reason: string, { match }: Judgement): Activity {
  const notice = {
    key: `defend/${code}/${match.id}`,
    text: `#${match.id} ${match.name} is challenged: ${reason}`,
  }
  return { ...quiet, notices: [notice] }
}
