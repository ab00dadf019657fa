import { useId } from 'react'
import {
  useReadBettingPoolGetProtocolFee,
  useReadBettingPoolLiveCap,
  useReadBettingPoolMaxGain,
} from '@/chain/queries/generated'
import { MatchRow } from '@/domain/match/MatchRow'
import type { Match } from '@/domain/match/match'
import { marketLabel } from '@/domain/match/name'
import { poolSetting, useDisputeWindow } from '@/domain/match/resultQueries'
import type { NewMatchDraft } from '@/features/admin/matches/newMatch'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { formatCountdown, formatDateTime } from '@/i18n/format/dates'
import { cleanName } from '@/lib/cleanName'
import { parseAmount } from '@/lib/parseAmount'
import { DAY, HOUR } from '@/lib/time'
import { Skeleton } from '@/ui/feedback/loading'
import { Fact } from '@/ui/layout/Fact'

interface CreatePreviewProps {
  draft: NewMatchDraft
  /** The other markets that are created with it. */
  markets: readonly NewMatchDraft[]
  now: number
}

export function CreatePreview({ draft, markets, now }: CreatePreviewProps) {
  const { create } = useAdminMessages().adminMatches
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <h3 id={titleId} className="text-14 font-medium">
        {create.preview} <span className="font-normal text-secondary">· {create.previewText}</span>
      </h3>
      {/* It says nothing that the fields do not, and leads nowhere yet. */}
      <div inert className="@container">
        <MatchRow match={previewOf(draft, create.previewName, now)} more={markets.length} now={now} />
      </div>
      {markets.length > 0 && <Markets drafts={[draft, ...markets]} />}
      <Terms max={draft.max} />
    </section>
  )
}

function Markets({ drafts }: { drafts: readonly NewMatchDraft[] }) {
  const messages = useAdminMessages()
  const { create } = messages.adminMatches
  return (
    <ul aria-label={messages.match.market.list} className="flex flex-col gap-1 px-4 py-2 text-14">
      {drafts.map(({ name, end }) => (
        <li key={name} className="flex flex-wrap justify-between gap-x-4">
          <span className="font-medium">{marketLabel({ name }, messages)}</span>
          {end.ok && (
            <span className="text-secondary">{create.markets.closes(formatDateTime(end.time))}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Shows the settings that the match will keep. */
function Terms({ max }: { max: string }) {
  const messages = useAdminMessages()
  const { terms } = messages.adminMatches.create
  const fee = useReadBettingPoolGetProtocolFee(poolSetting).data
  const maxGain = useReadBettingPoolMaxGain(poolSetting).data
  const liveCap = useReadBettingPoolLiveCap(poolSetting).data
  const { data: disputeWindow } = useDisputeWindow()
  const maxBet = parseAmount(max)
  if (fee === undefined || maxGain === undefined || liveCap === undefined || disputeWindow === undefined)
    return <Skeleton className="h-24" />
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-4 py-2">
      <Fact term={terms.fee}>{formatPercent(fee)}</Fact>
      <Fact term={terms.maxGain}>{terms.maxGainOf(maxGain)}</Fact>
      <Fact term={terms.liveRoom}>
        {terms.liveRoomOf(maxBet.ok ? formatAmount(maxBet.wei) : undefined, formatPercent(liveCap))}
      </Fact>
      <Fact term={terms.window}>
        {disputeWindow === 0 ? terms.noWindow : formatCountdown(disputeWindow, messages.time.countdown)}
      </Fact>
    </dl>
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
    hasResult: false,
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
