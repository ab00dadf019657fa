import { Link } from '@tanstack/react-router'
import type { Match } from '@/domain/match/match'
import { useSuccessor } from '@/domain/match/pageQueries'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'

/** Links to the match that replaces a void one, if there is one. */
export function Successor({ match }: { match: Match }) {
  const { successor: texts } = useMessages().matchResult
  const { data: successor } = useSuccessor(match)
  if (!successor) return null
  return (
    <p className="text-14">
      {texts.text}{' '}
      <Link
        to="/match/$id"
        params={{ id: String(successor.id) }}
        className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
      >
        {texts.link(formatDateTime(successor.startTime))}
      </Link>
    </p>
  )
}
