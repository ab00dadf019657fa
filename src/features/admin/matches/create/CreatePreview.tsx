import { useId } from 'react'
import { MatchRow } from '@/domain/match/MatchRow'
import type { Match } from '@/domain/match/match'
import type { NewMatchDraft } from '@/features/admin/matches/newMatch'
import { useMessages } from '@/i18n/useMessages'
import { cleanName } from '@/lib/cleanName'
import { parseAmount } from '@/lib/parseAmount'
import { DAY, HOUR } from '@/lib/time'

export function CreatePreview({ draft, now }: { draft: NewMatchDraft; now: number }) {
  const { create } = useMessages().adminMatches
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <h3 id={titleId} className="text-14 font-medium">
        {create.preview} <span className="font-normal text-secondary">· {create.previewText}</span>
      </h3>
      {/* It says nothing that the fields do not, and leads nowhere yet. */}
      <div inert className="@container">
        <MatchRow match={previewOf(draft, create.previewName, now)} now={now} />
      </div>
    </section>
  )
}

function previewOf({ name, start, end, min, max }: NewMatchDraft, placeholder: string, now: number): Match {
  const startTime = start.ok ? start.time : now + DAY
  const [minBet, maxBet] = [parseAmount(min), parseAmount(max)]
  return {
    id: 0n,
    name: cleanName(name) || placeholder,
    startTime,
    endTime: end.ok ? end.time : startTime + 2 * HOUR,
    minBet: minBet.ok ? minBet.wei : 0n,
    maxBet: maxBet.ok ? maxBet.wei : 0n,
    isFinalized: false,
    winner: 0,
    totalPoolA: 0n,
    totalPoolB: 0n,
    isVoid: false,
    isBettingClosed: false,
    isChallenged: false,
    ruleBy: 0,
    claimableAt: 0,
    createdAt: now,
    feeBps: 0,
    maxGain: 0,
    liveCapBps: 0,
    livePoolA: 0n,
    livePoolB: 0n,
  }
}
