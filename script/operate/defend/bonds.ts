import {
  type Address,
  encodePacked,
  formatEther,
  type Hex,
  isAddressEqual,
  keccak256,
  type Log,
  parseAbiItem,
  zeroHash,
} from 'viem'
import { contractCall } from '../../../src/chain/transactions/types.ts'
import type { Send } from '../apply/deliver.ts'
import type { Connection } from '../chain/connect.ts'
import { readLogPages } from '../chain/pages.ts'
import { day } from '../lib/durations.ts'
import type { ChainState } from '../plan/types.ts'
import { type Activity, quiet } from '../status/types.ts'
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

const newAnswer = parseAbiItem(
  'event LogNewAnswer(bytes32 answer, bytes32 indexed question, bytes32 historyHash, address indexed answerer, uint256 bond, uint256 time, bool isCommitment)',
)

/** Its bond is in wei, and `historyHash` that of the history up to this answer. */
type Answer = Log<bigint, number, false, typeof newAnswer, true>['args']

/** Returns a function that reads a question's answers from the logs, the newest first, and keeps them until the next one. */
export function createHistoryReader(
  { client, ...connection }: Connection,
  { reality: { address } }: Reality,
) {
  const known = new Map<Hex, readonly Answer[]>([[zeroHash, []]])

  async function* answersTo(id: Hex): AsyncGenerator<Answer> {
    const from = BigInt(connection.deployment.deployBlock)
    const pages = readLogPages(connection, { from, to: await client.getBlockNumber() }, (range) =>
      client.getLogs({ address, event: newAnswer, args: { question: id }, strict: true, ...range }),
    )
    for await (const logs of pages) yield* logs.map(({ args }) => args)
  }

  /** @throws if the RPC doesn't serve all the logs */
  return async ({ id, historyHash }: Question): Promise<readonly Answer[]> => {
    const kept = known.get(historyHash)
    if (kept) return kept
    const answers: Answer[] = []
    for await (const answer of answersTo(id)) {
      answers.push(answer)
      if (!isFirst(answer)) continue
      known.set(historyHash, answers)
      return answers
    }
    throw new Error(`The RPC does not serve all the answers to question ${id}.`)
  }
}

/** Returns `true` for an answer that follows no other. */
function isFirst({ answer, bond, answerer, isCommitment, historyHash }: Answer): boolean {
  const packed = encodePacked(
    ['bytes32', 'bytes32', 'uint256', 'address', 'bool'],
    [zeroHash, answer, bond, answerer, isCommitment],
  )
  return keccak256(packed) === historyHash
}
