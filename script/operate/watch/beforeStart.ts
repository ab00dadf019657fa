import { linesOfActs, signOf } from '../apply/describe.ts'
import { formatTime } from '../lib/durations.ts'
import { groupBy } from '../lib/groupBy.ts'
import type { ChainMatch } from '../plan/types.ts'
import { teamOf } from '../plan/verdict.ts'
import type { Act } from '../status/readLogs.ts'
import { type Notice, noticeIf } from '../status/types.ts'

/** Transactions that are named, the newest ones: an earlier watch has said the others most likely. */
const MOST_NAMED = 5

/**
 * Names what a watch of this account did before this one started, a line per transaction.
 * @param own acts of the account, oldest first
 */
export function beforeStart(own: readonly Act[], matches: readonly ChainMatch[]): Notice[] {
  const acts = own.filter(({ eventName }) => signOf(eventName))
  const transactions = [...groupBy(acts, ({ time, hash }) => `${formatTime(time)} (${hash})`)]
  const others = transactions.slice(0, -MOST_NAMED).flatMap(([, done]) => done)
  return [
    ...noticeIf(
      others.length > 0,
      'done/before',
      `Done before this start: ${others.length} acts since ${formatTime(others[0]?.time ?? 0)}`,
    ),
    ...transactions.slice(-MOST_NAMED).flatMap(([place, done]) =>
      linesOfActs(done.map((act) => describeAct(act, matches))).map((line) => ({
        key: `done/before/${place}`,
        text: `Done before this start, ${place}: ${line}`,
      })),
    ),
  ]
}

function describeAct({ eventName, args }: Act, matches: readonly ChainMatch[]): string {
  const { matchId, tournamentId, winner } = args
  const match = matches.find(({ id }) => id === matchId)
  const side = match && (winner === 1 || winner === 2) ? `: ${teamOf(match, winner)}` : ''
  const of = tournamentId === undefined ? `#${matchId}` : `tournament #${tournamentId}`
  return `${signOf(eventName)} ${of} ${args.name ?? match?.name ?? ''}${side}`.trim()
}
