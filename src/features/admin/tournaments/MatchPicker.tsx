import { CalendarPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { tournamentLimits } from '@/chain/config/contractLimits'
import type { Match } from '@/domain/match/match'
import { matchFinder } from '@/features/admin/shared/matchFinder'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatDateTime } from '@/i18n/format/dates'
import type { ParsedTime } from '@/lib/time'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Button } from '@/ui/forms/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import { SearchField } from '@/ui/forms/SearchField'
import { isTooLate } from './newTournament'

interface MatchPickerProps {
  matches: readonly Match[]
  chosen: ReadonlySet<bigint>
  onChange: (chosen: ReadonlySet<bigint>) => void
  /** The tournament's end: later matches cannot be chosen. */
  end: ParsedTime
  error: string | undefined
}

export function MatchPicker({ matches, chosen, onChange, end, error }: MatchPickerProps) {
  const { create, match: title } = useAdminMessages().adminTournaments
  const [query, setQuery] = useState('')
  const noteId = useId()
  const isFound = matchFinder(query)
  const shown = matches.filter(isFound)
  const count = matches.filter(({ id }) => chosen.has(id)).length
  const unchosen = shown.filter(({ id }) => !chosen.has(id))
  const room = Math.max(tournamentLimits.MAX_MATCHES - count, 0)
  const addable = unchosen.filter((match) => !isTooLate(match, end)).slice(0, room)

  function toggle(id: bigint) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }

  return (
    <fieldset
      tabIndex={-1}
      data-invalid={error ? true : undefined}
      aria-describedby={noteId}
      className="flex min-w-0 flex-col gap-3"
    >
      <legend className="mb-1 text-14 font-medium">{create.matches}</legend>
      <p id={noteId} aria-live="polite" className={error ? 'text-12 text-warning' : 'text-12 text-secondary'}>
        {error ?? create.matchesText}
      </p>
      {matches.length === 0 ? (
        <EmptyState icon={<CalendarPlus />} title={create.noMatches} text={create.noMatchesText} />
      ) : (
        <>
          <SearchField
            label={create.search}
            hint={create.searchHint}
            value={query}
            onChange={setQuery}
            clearings={0}
          />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p role="status" className="flex-1 text-12 whitespace-nowrap text-secondary tabular-nums">
              {create.chosen(count)}
            </p>
            <Button
              size="sm"
              aria-disabled={addable.length === 0 || undefined}
              onClick={() => onChange(new Set([...chosen, ...addable.map(({ id }) => id)]))}
            >
              {addable.length === 0 || addable.length === unchosen.length
                ? create.chooseAll(addable.length)
                : create.chooseSome(addable.length)}
            </Button>
            <Button size="sm" onClick={() => onChange(new Set())}>
              {create.clear}
            </Button>
          </div>
          <ul className="flex max-h-112 flex-col gap-1 overflow-y-auto rounded-md border border-line bg-background p-1">
            {shown.map((match) => (
              <li key={String(match.id)}>
                <Checkbox
                  label={title(String(match.id), match.name)}
                  detail={
                    <>
                      {create.matchTimes(formatDateTime(match.startTime), formatDateTime(match.endTime))}
                      {isTooLate(match, end) && <span className="block text-warning">{create.late}</span>}
                    </>
                  }
                  checked={chosen.has(match.id)}
                  onChange={() => toggle(match.id)}
                />
              </li>
            ))}
            {shown.length === 0 && (
              <li className="px-3 py-6 text-center text-14 text-secondary">{create.noneFound}</li>
            )}
          </ul>
        </>
      )}
    </fieldset>
  )
}
