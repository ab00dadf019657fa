import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { chain } from '@/chain/config/config'
import { challengeableAt, isBettingOpen, type Match, matchAbandonedAt } from '@/domain/match/match'
import { useHouseRules, useResultWindow } from '@/domain/match/pageQueries'
import { useArbiter, usePoolOwner, useRulingPeriod } from '@/domain/match/queries'
import { rulesVersion } from '@/domain/match/rules/rulesFile'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { formatCountdown, formatDateTime } from '@/i18n/format/dates'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { DAY, HOUR } from '@/lib/time'
import { cx } from '@/ui/classNames'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card, CardTitle } from '@/ui/layout/Card'
import { AddressText } from '@/ui/text/AddressText'

export function MatchRules({ match, now }: { match: Match; now: number }) {
  const { rules } = useMessages().matchPage
  return (
    <Card as="section" aria-labelledby="match-rules" className="flex flex-col gap-4">
      <CardTitle id="match-rules">{rules.title}</CardTitle>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <WhoDecides />
        <Rule term={rules.pools}>{rules.poolsText}</Rule>
        <Rule term={rules.matched}>{rules.matchedText(String(match.maxGain))}</Rule>
        {isBettingOpen(match, now) && (
          <Rule term={rules.live}>
            {rules.liveText(formatAmount(match.maxBet), formatPercent(match.liveCapBps))}
          </Rule>
        )}
        <Rule term={rules.fee}>{rules.feeText(formatPercent(match.feeBps))}</Rule>
        <DisputeWindow match={match} />
        {!match.isFinalized && !match.isChallenged && <ResultDeadline match={match} />}
        <Rule term={rules.void}>{rules.voidText}</Rule>
        <Rule term={rules.house} isWide>
          <HouseRules matchId={match.id} />
        </Rule>
      </dl>
    </Card>
  )
}

function WhoDecides() {
  const { rules } = useMessages().matchPage
  const { data: owner } = usePoolOwner()
  const { data: arbiter } = useArbiter()
  return (
    <Rule term={rules.who}>
      {rules.whoText}{' '}
      {owner !== undefined && owner !== zeroAddress && (
        <>
          {rules.whoCorrects} <AddressText address={owner} />.{' '}
        </>
      )}
      {owner !== undefined && arbiter !== undefined && <WhoRules owner={owner} arbiter={arbiter} />}
      {chain.custom.wethHasAdmin && ` ${rules.wethAdmin}`}
    </Rule>
  )
}

function WhoRules({ owner, arbiter }: { owner: Address; arbiter: Address }) {
  const messages = useMessages()
  const { rules } = messages.matchPage
  const { data: rulingPeriod } = useRulingPeriod()
  if (arbiter === zeroAddress) return rules.noArbiter
  if (rulingPeriod === undefined) return null
  const period = lengthOf(rulingPeriod, messages)
  if (sameAddress(arbiter, owner)) return rules.ownerRules(period)
  return (
    <>
      {rules.arbiterRules(period)} <AddressText address={arbiter} />.
    </>
  )
}

function ResultDeadline({ match }: { match: Match }) {
  const { rules } = useMessages().matchPage
  const { data: arbiter } = useArbiter()
  const voidFrom = formatDateTime(matchAbandonedAt(match))
  return (
    <Rule term={rules.until}>
      {arbiter === zeroAddress
        ? rules.untilVoid(voidFrom)
        : rules.untilText(formatDateTime(challengeableAt(match)), voidFrom)}
    </Rule>
  )
}

function DisputeWindow({ match }: { match: Match }) {
  const messages = useMessages()
  const { rules } = messages.matchPage
  const disputeWindow = useResultWindow(match.id)
  if (match.isChallenged) return null
  return (
    <Rule term={rules.dispute}>
      {match.isFinalized ? (
        rules.disputeUntil(formatDateTime(match.claimableAt))
      ) : disputeWindow === undefined ? (
        <Skeleton text={messages.ui.loading} className="h-10" />
      ) : (
        <span title={rules.disputeRule}>
          {disputeWindow === 0 ? rules.disputeNone : rules.disputeText(lengthOf(disputeWindow, messages))}
        </span>
      )}
    </Rule>
  )
}

function lengthOf(seconds: number, messages: Messages): string {
  const { rules } = messages.matchPage
  if (seconds % DAY === 0) return rules.days(seconds / DAY)
  return seconds % HOUR === 0
    ? rules.hours(seconds / HOUR)
    : formatCountdown(seconds, messages.time.countdown)
}

function Rule({ term, isWide, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={cx('flex min-w-0 flex-col gap-1', isWide && 'sm:col-span-2')}>
      <dt className="text-14 font-medium">{term}</dt>
      <dd className="text-14 text-secondary">{children}</dd>
    </div>
  )
}

const HouseRulesDetails = lazyWithRetry(async () => {
  const [{ HouseRulesDetails }] = await Promise.all([
    import('./HouseRulesDetails'),
    loadMessages('houseRules'),
  ])
  return HouseRulesDetails
})

/** Discloses the version of the house rules that a match goes by. */
function HouseRules({ matchId }: { matchId: bigint }) {
  const messages = useMessages()
  const { rules: texts } = messages.matchPage
  const { data: rules } = useHouseRules(matchId)
  const [isOpen, setOpen] = useState(false)
  if (rules === null) return texts.houseNone
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-sm hover:text-text [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <span>{texts.houseText}</span>
          <span className="text-12">{rules && texts.houseVersion(rulesVersion(rules.hash))}</span>
        </span>
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && rules && (
        <Suspense fallback={<Skeleton text={messages.ui.loading} className="h-40" />}>
          <HouseRulesDetails rules={rules} />
        </Suspense>
      )}
    </details>
  )
}
