import { getContract, type Hex, isAddressEqual, parseAbi, toHex, zeroAddress } from 'viem'
import { realityArbiterAbi } from '../../../src/chain/queries/generated.ts'
import type { Outcome } from '../../../src/domain/match/outcome.ts'
import type { Connection } from '../chain/connect.ts'

// Times are unix seconds, amounts wei.

/** The part of Reality.eth's ERC-20 version that a defence needs. */
const realityAbi = parseAbi([
  'function questions(bytes32 question) view returns (bytes32 contentHash, address arbitrator, uint32 openingTime, uint32 timeout, uint32 finalizeTime, bool isPending, uint256 bounty, bytes32 bestAnswer, bytes32 historyHash, uint256 bond, uint256 minBond)',
  'function arbitrator_question_fees(address arbitrator) view returns (uint256)',
  'function balanceOf(address account) view returns (uint256)',
  'function submitAnswerERC20(bytes32 question, bytes32 answer, uint256 maxPrevious, uint256 tokens)',
  'function claimWinnings(bytes32 question, bytes32[] historyHashes, address[] answerers, uint256[] bonds, bytes32[] answers)',
  'function withdraw()',
])

export type Reality = NonNullable<Awaited<ReturnType<typeof openReality>>>

/** Finds Reality.eth behind the pool's arbiter. Returns `undefined` if the arbiter is somebody else. */
export async function openReality({ client, contracts: { pool } }: Connection) {
  const arbiter = getContract({ address: await pool.read.arbiter(), abi: realityArbiterAbi, client })
  // An account without code, and a contract without these functions, make viem throw.
  const reading = Promise.all([arbiter.read.realityETH(), arbiter.read.bettingPool()])
  const [address, ownPool = zeroAddress] = await reading.catch(() => [])
  if (!address || !isAddressEqual(ownPool, pool.address)) return undefined
  return { arbiter, reality: getContract({ address, abi: realityAbi, client }) }
}

export type Question = Awaited<ReturnType<typeof readQuestion>>

/**
 * Reads a question. Until there is an answer, `finalizeTime` and `historyHash` are zero, the latter also once the bonds
 * were claimed. `isPending` while the arbitrator decides. `bond` is that of the best answer.
 */
export async function readQuestion({ reality }: Reality, id: Hex) {
  const [, , openingTime, , finalizeTime, isPending, , bestAnswer, historyHash, bond, minBond] =
    await reality.read.questions([id])
  return { id, openingTime, finalizeTime, isPending, bestAnswer, historyHash, bond, minBond }
}

/** Returns an outcome as an index of the question's answers. */
export function answerOf(outcome: Outcome): Hex {
  return toHex(['A', 'B', 'Void'].indexOf(outcome), { size: 32 })
}

export function isFinalAnswer({ finalizeTime, isPending }: Question, now: number): boolean {
  return finalizeTime !== 0 && !isPending && now >= finalizeTime
}

/** Returns the bond with which the answer becomes the best one, `undefined` if it is, or can't be given now. */
export function bondFor(question: Question, answer: Hex, now: number): bigint | undefined {
  const { openingTime, finalizeTime, isPending, bestAnswer, bond, minBond } = question
  if (now < openingTime || isPending || isFinalAnswer(question, now)) return undefined
  if (finalizeTime === 0) return minBond
  return bestAnswer === answer ? undefined : bond * 2n
}
