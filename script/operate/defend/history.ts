import { type Address, encodePacked, type Hex, keccak256, parseAbiItem, zeroHash } from 'viem'
import type { Connection } from '../chain/connect.ts'
import { spansBackwards } from '../chain/pages.ts'
import type { Question, Reality } from './reality.ts'

const newAnswer = parseAbiItem(
  'event LogNewAnswer(bytes32 answer, bytes32 indexed question, bytes32 historyHash, address indexed answerer, uint256 bond, uint256 time, bool isCommitment)',
)

export interface Answer {
  answer: Hex
  answerer: Address
  /** In wei. */
  bond: bigint
  /** Of the history up to this answer. */
  historyHash: Hex
  isCommitment: boolean
}

/**
 * Returns a function that reads a question's answers from the logs, the newest first. It keeps them, and later reads only
 * those that came since.
 */
export function createHistoryReader(connection: Connection, { reality }: Reality) {
  const known = new Map<Hex, readonly Answer[]>()

  async function* answersTo(id: Hex): AsyncGenerator<Answer> {
    const { client, deployment } = connection
    const { address } = reality
    const blocks = { fromBlock: BigInt(deployment.deployBlock), toBlock: await client.getBlockNumber() }
    const spans = spansBackwards(connection, blocks, (span) =>
      client.getLogs({ address, event: newAnswer, args: { question: id }, strict: true, ...span }),
    )
    for await (const logs of spans) yield* logs.toReversed().map(({ args }) => args)
  }

  /** @throws if the RPC doesn't serve all the logs */
  return async ({ id, historyHash }: Question): Promise<readonly Answer[]> => {
    const older = known.get(id) ?? []
    const from = older[0]?.historyHash ?? zeroHash
    if (historyHash === from) return older
    const added: Answer[] = []
    for await (const answer of answersTo(id)) {
      added.push(answer)
      if (precedes(from, added.at(-1))) {
        const answers = [...added, ...older]
        known.set(id, answers)
        return answers
      }
    }
    known.delete(id)
    throw new Error(`The RPC does not serve all the answers to question ${id}.`)
  }
}

/** Returns `true` if the answer was given after the history with this hash. */
function precedes(historyHash: Hex, next: Answer | undefined): boolean {
  if (!next) return false
  const { answer, bond, answerer, isCommitment } = next
  const packed = encodePacked(
    ['bytes32', 'bytes32', 'uint256', 'address', 'bool'],
    [historyHash, answer, bond, answerer, isCommitment],
  )
  return keccak256(packed) === next.historyHash
}
