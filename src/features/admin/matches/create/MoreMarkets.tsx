import { useId } from 'react'
import { marketLabel } from '@/domain/match/name'
import { describeProblems } from '@/features/admin/matches/newMatch'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatDateTime } from '@/i18n/format/dates'
import { Checkbox } from '@/ui/forms/Checkbox'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import type { MarketOffer } from './marketOffers'

const BEST_OF = ['1', '3', '5', '7']

interface MoreMarketsProps {
  bestOf: string
  onBestOf: (bestOf: string) => void
  offers: readonly MarketOffer[]
  onChoose: (market: string, isChosen: boolean) => void
}

/** Chooses the maps and totals that are created with the winner of a series. Unfolds with the number of maps. */
export function MoreMarkets({ bestOf, onBestOf, offers, onChoose }: MoreMarketsProps) {
  const messages = useAdminMessages()
  const { create } = messages.adminMatches
  const hintId = useId()
  return (
    <fieldset aria-describedby={hintId} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-14 font-medium">{create.markets.title}</legend>
      <SegmentedControl
        legend={create.markets.bestOf}
        options={BEST_OF.map((value) => ({ value, label: create.markets.bestOfMaps(Number(value)) }))}
        value={bestOf}
        onChange={onBestOf}
      />
      <p id={hintId} className="text-12 text-secondary">
        {create.markets.hint}
      </p>
      {offers.length > 0 && (
        <div className="-mx-3 grid gap-x-4 gap-y-1 sm:grid-cols-2">
          {offers.map(({ market, draft, isChosen, problems, duplicate }) => {
            const errors = Object.values(describeProblems(problems, messages)).filter(Boolean)
            const warnings = duplicate
              ? [create.duplicate(String(duplicate.id), formatDateTime(duplicate.endTime))]
              : []
            const notes = [...errors, ...warnings]
            return (
              <Checkbox
                key={market}
                label={marketLabel(draft, messages)}
                detail={notes.length > 0 && <span className="text-warning">{notes.join(' ')}</span>}
                checked={isChosen}
                aria-invalid={(isChosen && errors.length > 0) || undefined}
                onChange={({ target }) => onChoose(market, target.checked)}
              />
            )
          })}
        </div>
      )}
    </fieldset>
  )
}
