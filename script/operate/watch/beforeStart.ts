import { linesOfActions, signOf } from '../apply/describe.ts'
import { formatTime } from '../lib/durations.ts'
import { groupBy } from '../lib/groupBy.ts'
import type { ChainMatch } from '../plan/types.ts'
import { teamOf } from '../plan/verdict.ts'
import type { Action } from '../status/readLogs.ts'
import { type Notice, noticeIf } from '../status/types.ts'

/** Transactions that are named, the newest ones: an earlier watch has said the others most likely. */
const MOST_NAMED = 5

/**
 * Names what a watch of this account did before this one started, a line per transaction.
 * @param own actions of the account, oldest first
 */
export function beforeStart(own: readonly Action[], matches: readonly ChainMatch[]): Notice[] {
  const actions = own.filter(({ eventName }) => signOf(eventName))
  const transactions = [...groupBy(actions, ({ time, hash }) => `${formatTime(time)} (${hash})`)]
  const others = transactions.slice(0, -MOST_NAMED).flatMap(([, done]) => done)
  return [
    ...noticeIf(
      others.length > 0,
      'done/before',
      `Done before this start: ${others.length} actions since ${formatTime(others[0]?.time ?? 0)}`,
    ),
    ...transactions.slice(-MOST_NAMED).flatMap(([place, done]) =>
      linesOfActions(done.map((action) => describeAction(action, matches))).map((line) => ({
        key: `done/before/${place}`,
        text: `Done before this start, ${place}: ${line}`,
      })),
    ),
  ]
}

function describeAction({ eventName, args }: Action, matches: readonly ChainMatch[]): string {
  const { matchId, tournamentId, winner } = args
  const match = matches.find(({ id }) => id === matchId)
  const side = match && (winner === 1 || winner === 2) ? `: ${teamOf(match, winner)}` : ''
  const of = tournamentId === undefined ? `#${matchId}` : `tournament #${tournamentId}`
  return `${signOf(eventName)} ${of} ${args.name ?? match?.name ?? ''}${side}`.trim()
}
