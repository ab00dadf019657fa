import { useEffect, useMemo } from 'react'
import { HistoryNote } from '@/domain/history/HistoryProgress'
import type { Match } from '@/domain/match/match'
import { ActivityRow } from '@/features/matches/activity/ActivityFeed'
import { type ActivityEntry, matchActivity } from '@/features/matches/activity/activity'
import { useMatchEvents } from '@/features/matches/activity/useMatchEvents'
import { useMessages } from '@/i18n/useMessages'
import { resultEvents } from './checkFile'

interface ResultRecordProps {
  match: Match
  /** Called with all of it, or with 'unread' if the RPC doesn't serve all of it. */
  onRead: (record: readonly ActivityEntry[] | 'unread') => void
}

/** Lists who named, corrected, challenged and ruled, newest first, as far as the RPC serves logs. */
export function ResultRecord({ match, onRead }: ResultRecordProps) {
  const { record } = useMessages().matchCheck
  const read = useMatchEvents(match)
  const entries = useMemo(
    () => matchActivity(read.events).filter(({ kind }) => kind in resultEvents),
    [read.events],
  )
  const { isComplete } = read
  const isUnread = read.isUnavailable || Boolean(read.error)
  useEffect(() => {
    if (isComplete) onRead(entries)
    else if (isUnread) onRead('unread')
  }, [isComplete, isUnread, entries, onRead])
  return (
    <>
      {entries.length > 0 ? (
        <ol aria-label={record.title}>
          {entries.map((entry) => (
            <ActivityRow key={entry.id} entry={entry} match={match} />
          ))}
        </ol>
      ) : (
        isComplete && (
          <p className="px-4 pb-4 text-14 text-secondary sm:px-6">
            {match.hasResult ? record.missing.result : record.empty}
          </p>
        )
      )}
      <HistoryNote read={read} />
    </>
  )
}
