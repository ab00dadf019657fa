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
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card, CardTitle } from '@/ui/layout/Card'
import { AddressText } from '@/ui/text/AddressText'

/** Three lines that open. */
export function MatchRules({ match, now }: { match: Match; now: number }) {
  const { rules } = useMessages().matchPage
  return (
    <Card as="section" aria-labelledby="match-rules" className="flex flex-col gap-2">
      <CardTitle id="match-rules">{rules.title}</CardTitle>
      <div className="divide-y divide-line">
        <Line title={rules.payouts} text={rules.feeText(formatPercent(match.feeBps))}>
          <Rules>
            <Rule term={rules.pools}>{rules.poolsText}</Rule>
            <Rule term={rules.matched}>{rules.matchedText(String(match.maxGain))}</Rule>
            {isBettingOpen(match, now) && (
              <Rule term={rules.live}>
                {rules.liveText(formatAmount(match.maxBet), formatPercent(match.liveCapBps))}
              </Rule>
            )}
          </Rules>
        </Line>
        <Line title={rules.result} text={rules.whoText}>
          <Rules>
            <WhoDecides />
            <DisputeWindow match={match} />
            {!match.isFinalized && !match.isChallenged && <ResultDeadline match={match} />}
            <Rule term={rules.void}>{rules.voidText}</Rule>
          </Rules>
        </Line>
        <HouseRules matchId={match.id} />
      </div>
    </Card>
  )
}

interface LineProps {
  title: string
  text: ReactNode
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

function Line({ title, text, onToggle, children }: LineProps) {
  return (
    <details className="group" onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-sm py-2 text-14 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          <span className="font-medium">{title}</span>
          <span className="text-secondary">{text}</span>
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

function Rules({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-8 gap-y-4 pt-2 pb-4 sm:grid-cols-2">{children}</dl>
}

function WhoDecides() {
  const { rules } = useMessages().matchPage
  const { data: owner } = usePoolOwner()
  const { data: arbiter } = useArbiter()
  return (
    <Rule term={rules.who}>
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

function Rule({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
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
  if (rules === null) {
    return (
      <p className="flex min-h-11 flex-wrap items-center gap-x-3 py-2 text-14 text-secondary">
        <span className="font-medium text-text">{texts.house}</span>
        <span>{texts.houseNone}</span>
      </p>
    )
  }
  return (
    <Line
      title={texts.house}
      text={
        <>
          {texts.houseText}{' '}
          {rules && (
            <span className="text-12 whitespace-nowrap">{texts.houseVersion(rulesVersion(rules.hash))}</span>
          )}
        </>
      }
      onToggle={setOpen}
    >
      {isOpen && rules && (
        <Suspense fallback={<Skeleton text={messages.ui.loading} className="h-40" />}>
          <HouseRulesDetails rules={rules} />
        </Suspense>
      )}
    </Line>
  )
}
