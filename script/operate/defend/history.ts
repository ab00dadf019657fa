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

/** Returns a function that reads a question's answers from the logs, the newest first, and keeps them until the next one. */
export function createHistoryReader(
  { client, ...connection }: Connection,
  { reality: { address } }: Reality,
) {
  const known = new Map<Hex, readonly Answer[]>([[zeroHash, []]])

  async function* answersTo(id: Hex): AsyncGenerator<Answer> {
    const fromBlock = BigInt(connection.deployment.deployBlock)
    const blocks = { fromBlock, toBlock: await client.getBlockNumber() }
    const spans = spansBackwards(connection, blocks, (span) =>
      client.getLogs({ address, event: newAnswer, args: { question: id }, strict: true, ...span }),
    )
    for await (const logs of spans) yield* logs.toReversed().map(({ args }) => args)
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
