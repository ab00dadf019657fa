import { type Address, formatEther, type Hex, isAddressEqual, zeroHash } from 'viem'
import { contractCall } from '../../../src/chain/transactions/types.ts'
import type { Send } from '../apply/deliver.ts'
import type { Connection } from '../chain/connect.ts'
import { day } from '../lib/durations.ts'
import type { ChainState } from '../plan/types.ts'
import { type Activity, quiet } from '../status/types.ts'
import { type Answer, createHistoryReader } from './history.ts'
import { isFinalAnswer, type Question, type Reality, readQuestion } from './reality.ts'

/** Bonds of answers that became final earlier are claimed by hand: their logs may take too many requests. */
const CLAIMED_WITHIN = 14 * day

export type Bonds = Awaited<ReturnType<typeof openBonds>>

/** Returns what looks after the bonds of an account, also those from before a restart. */
export async function openBonds(
  connection: Connection,
  contracts: Reality,
  account: Address,
  matches: ChainState['matches'],
) {
  const { client } = connection
  const { reality, arbiter } = contracts
  const readHistory = createHistoryReader(connection, contracts)
  const questionOf = { ...arbiter, functionName: 'questionOf' } as const
  const asked = await client.multicall({
    contracts: matches.map(({ id }) => ({ ...questionOf, args: [id] }) as const),
    allowFailure: false,
  })
  const tracked = new Set(asked.filter((id) => id !== zeroHash))

  const isOwn = ({ answerer }: Answer) => isAddressEqual(answerer, account)

  async function claim(question: Question, send: Send) {
    const history = await readHistory(question)
    if (!history.some((answer) => isOwn(answer) && answer.answer === question.bestAnswer)) return
    const args = [
      question.id,
      [...history.slice(1).map(({ historyHash }) => historyHash), zeroHash],
      history.map(({ answerer }) => answerer),
      history.map(({ bond }) => bond),
      history.map(({ answer }) => answer),
    ] as const
    await send(contractCall({ ...reality, functionName: 'claimWinnings', args }))
  }

  return {
    track: (id: Hex) => tracked.add(id),

    /** Adds up the account's bonds on questions that are open, in wei. @param now unix seconds */
    async atRisk(now: number): Promise<bigint> {
      let sum = 0n
      for (const id of tracked) {
        const question = await readQuestion(contracts, id)
        if (isFinalAnswer(question, now)) continue
        for (const answer of await readHistory(question)) if (isOwn(answer)) sum += answer.bond
      }
      return sum
    },

    /** Takes back the bonds of final answers. @param now unix seconds */
    async takeBack(send: Send, now: number): Promise<Activity> {
      for (const id of tracked) {
        const question = await readQuestion(contracts, id)
        if (!isFinalAnswer(question, now)) continue
        const isClaimed = question.historyHash === zeroHash
        if (!isClaimed && now - question.finalizeTime < CLAIMED_WITHIN) await claim(question, send)
        tracked.delete(id)
      }
      const balance = await reality.read.balanceOf([account])
      if (balance === 0n) return quiet
      const reference = await send(contractCall({ ...reality, functionName: 'withdraw', args: [] }))
      const text = `Took ${formatEther(balance)} WETH back from Reality.eth (${reference})`
      return { ...quiet, reports: [{ key: `defend/${reference}`, text }] }
    },
  }
}
