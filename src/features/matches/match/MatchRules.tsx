import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isBettingOpen, type Match } from '@/domain/match/match'
import { useHouseRules } from '@/domain/match/queries'
import { rulesVersion } from '@/domain/match/rules/rulesFile'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Rule, Rules } from '@/ui/layout/Fact'
import { ResultRules } from './ResultRules'

/** Three lines that open. */
export function MatchRules({ match, now }: { match: Match; now: number }) {
  const rules = useMessages().matchRules
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
          <ResultRules match={match} />
        </Line>
        <HouseRules matchId={match.id} />
      </div>
    </Card>
  )
}

/** Its children mount, and read, once it is open. */
function Line({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-sm py-2 text-14 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          <span className="font-medium">{title}</span>
          <span className="text-secondary">{text}</span>
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && children}
    </details>
  )
}

// It has the text of this build's rules, to tell by its hash whether a match goes by it.
const HouseRulesDetails = lazyWithRetry(async () => (await import('./HouseRulesDetails')).HouseRulesDetails)

/** Discloses the version of the house rules that a match goes by. */
function HouseRules({ matchId }: { matchId: bigint }) {
  const { matchRules: texts, ui } = useMessages()
  const { data: rules } = useHouseRules(matchId)
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
    >
      {rules && (
        <HouseRulesDetails rules={rules} fallback={<Skeleton text={ui.loading} className="h-40" />} />
      )}
    </Line>
  )
}
