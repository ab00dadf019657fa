import { useId, useState } from 'react'
import { isAbandoned, type Match, matchAbandonedAt } from '@/domain/match/match'
import { useChallengeBond, useChallenger } from '@/domain/match/queries'
import { useIsRuled } from '@/domain/match/useIsRuled'
import { describeResult } from '@/features/admin/matches/describeResult'
import { type AttentionOrder, needingAttention, stakesOf } from '@/features/admin/matches/needsAttention'
import { ChoiceList } from '@/features/admin/shared/Panel'
import { formatAmount } from '@/i18n/format/amounts'
import { formatCountdown } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { shortAddress } from '@/lib/addresses'
import { DAY } from '@/lib/time'
import { cx } from '@/ui/classNames'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'

interface AttentionListProps {
  challenged: readonly Match[]
  /** Within their dispute window. */
  disputable: readonly Match[]
  /** Without a result. */
  matches: readonly Match[]
  now: number
  chosen: bigint | undefined
  onChoose: (id: bigint) => void
  onManage: (id: bigint) => void
}

export function AttentionList(props: AttentionListProps) {
  const { challenged, disputable, matches, now, chosen, onChoose, onManage } = props
  const { adminMatches, adminResults } = useMessages()
  const { finalize } = adminResults
  const [order, setOrder] = useState<AttentionOrder>('longest')
  const waiting = needingAttention(matches, order, now)
  const waitingId = useId()
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3 className="text-16 font-semibold">{finalize.attention}</h3>
      <ManagedList
        intro={finalize.challenged(challenged.length)}
        matches={challenged}
        now={now}
        onManage={onManage}
      />
      <ManagedList
        intro={finalize.disputable(disputable.length)}
        matches={disputable}
        now={now}
        onManage={onManage}
      />
      {waiting.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p id={waitingId} className="text-14 text-secondary">
              {finalize.waiting(waiting.length)}
            </p>
            <SegmentedControl<AttentionOrder>
              legend={finalize.order}
              options={[
                { value: 'longest', label: finalize.orders.longest },
                { value: 'money', label: finalize.orders.money },
              ]}
              value={order}
              onChange={setOrder}
            />
          </div>
          <ChoiceList
            aria-labelledby={waitingId}
            className="max-h-120"
            title={adminMatches.match}
            items={waiting}
            isChosen={(match) => match.id === chosen}
            onChoose={onChoose}
          >
            {(match) => <Facts match={match} now={now} />}
          </ChoiceList>
          <p className="text-12 text-tertiary">{finalize.abandonedRule}</p>
        </>
      )}
    </div>
  )
}

interface ManagedListProps {
  intro: string
  matches: readonly Match[]
  now: number
  onManage: (id: bigint) => void
}

/** Lists matches with a result that is not final. */
function ManagedList({ intro, matches, now, onManage }: ManagedListProps) {
  const { adminMatches } = useMessages()
  const introId = useId()
  if (matches.length === 0) return null
  return (
    <>
      <p id={introId} className="text-14 text-secondary">
        {intro}
      </p>
      <ChoiceList
        aria-labelledby={introId}
        className="max-h-120"
        title={adminMatches.match}
        items={matches}
        onChoose={onManage}
      >
        {(match) => <ResultFacts match={match} now={now} />}
      </ChoiceList>
    </>
  )
}

interface FactsProps {
  match: Match
  now: number
}

function ResultFacts({ match, now }: FactsProps) {
  const messages = useMessages()
  const { finalize } = messages.adminResults
  const isRuled = useIsRuled(match, now)
  const leftUntil = (time: number) => formatCountdown(time - now, messages.time.countdown)
  const deadline = match.isChallenged
    ? isAbandoned(match, now)
      ? finalize.unruled
      : finalize.rulingIn(leftUntil(match.ruleBy))
    : (isRuled ? finalize.ruledUntil : finalize.correctableFor)(leftUntil(match.claimableAt))
  return (
    <>
      <span>{match.isFinalized ? finalize.posted(describeResult(match, messages)) : finalize.noResult}</span>
      <Stakes match={match} />
      <span className={cx(!isRuled && 'font-medium text-warning')}>{deadline}</span>
    </>
  )
}

function Stakes({ match }: { match: Match }) {
  const { finalize } = useMessages().adminResults
  const stakes = stakesOf(match)
  return (
    <>
      {match.isChallenged && <ChallengedBy matchId={match.id} />}
      <span>{stakes === 0n ? finalize.noBets : finalize.atStake(formatAmount(stakes))}</span>
    </>
  )
}

function ChallengedBy({ matchId }: { matchId: bigint }) {
  const { finalize } = useMessages().adminResults
  const { data: challenger } = useChallenger(matchId)
  const { data: bond } = useChallengeBond(matchId)
  if (challenger === undefined || bond === undefined) return null
  return <span title={challenger}>{finalize.challengedBy(shortAddress(challenger), formatAmount(bond))}</span>
}

function Facts({ match, now }: FactsProps) {
  const messages = useMessages()
  const { finalize, manage } = messages.adminResults
  const left = matchAbandonedAt(match) - now
  return (
    <>
      <span>
        {now < match.endTime
          ? manage.bettingClosed
          : finalize.ended(formatCountdown(now - match.endTime, messages.time.countdown))}
      </span>
      <Stakes match={match} />
      <span className={cx(left < 2 * DAY && 'font-medium text-warning')}>
        {finalize.abandonedIn(formatCountdown(left, messages.time.countdown))}
      </span>
    </>
  )
}
