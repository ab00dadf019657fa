import { type Address, zeroAddress } from 'viem'
import { chain } from '@/chain/config/config'
import { challengeableAt, type Match, matchAbandonedAt } from '@/domain/match/match'
import { useArbiter, usePoolOwner, useResultWindow, useRulingPeriod } from '@/domain/match/resultQueries'
import type { Messages } from '@/i18n/catalogue'
import { formatCountdown, formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { DAY, HOUR } from '@/lib/time'
import { Skeleton } from '@/ui/feedback/loading'
import { Rule, Rules } from '@/ui/layout/Fact'
import { AddressText } from '@/ui/text/AddressText'

/** Says who decides a match's result, and until when. */
export function ResultRules({ match }: { match: Match }) {
  const messages = useMessages()
  const rules = messages.matchRules
  const { data: owner } = usePoolOwner()
  const { data: arbiter } = useArbiter()
  const disputeWindow = useResultWindow(match.id)
  const voidFrom = formatDateTime(matchAbandonedAt(match))
  return (
    <Rules>
      <Rule term={rules.who}>
        {owner !== undefined && owner !== zeroAddress && (
          <>
            {rules.whoCorrects} <AddressText address={owner} />.{' '}
          </>
        )}
        {owner !== undefined && arbiter !== undefined && <WhoRules owner={owner} arbiter={arbiter} />}
        {chain.custom.wethHasAdmin && ` ${rules.wethAdmin}`}
      </Rule>
      {!match.isChallenged && (
        <Rule term={rules.dispute}>
          {match.hasResult ? (
            rules.disputeUntil(formatDateTime(match.claimableAt))
          ) : disputeWindow === undefined ? (
            <Skeleton text={messages.ui.loading} className="h-10" />
          ) : (
            <span title={rules.disputeRule}>
              {disputeWindow === 0 ? rules.disputeNone : rules.disputeText(lengthOf(disputeWindow, messages))}
            </span>
          )}
        </Rule>
      )}
      {!match.hasResult && !match.isChallenged && (
        <Rule term={rules.until}>
          {arbiter === zeroAddress
            ? rules.untilVoid(voidFrom)
            : rules.untilText(formatDateTime(challengeableAt(match)), voidFrom)}
        </Rule>
      )}
      <Rule term={rules.void}>{rules.voidText}</Rule>
    </Rules>
  )
}

function WhoRules({ owner, arbiter }: { owner: Address; arbiter: Address }) {
  const messages = useMessages()
  const rules = messages.matchRules
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

function lengthOf(seconds: number, messages: Messages): string {
  const rules = messages.matchRules
  if (seconds % DAY === 0) return rules.days(seconds / DAY)
  return seconds % HOUR === 0
    ? rules.hours(seconds / HOUR)
    : formatCountdown(seconds, messages.time.countdown)
}
