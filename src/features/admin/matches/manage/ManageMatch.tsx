import { Suspense } from 'react'
import { zeroAddress } from 'viem'
import { isAbandoned, isBettingOpen, type Match } from '@/domain/match/match'
import { useHouseRules } from '@/domain/match/pageQueries'
import { useArbiter, useChallengeBond, useChallenger, usePoolOwner } from '@/domain/match/queries'
import { RulesLink } from '@/domain/match/rules/RulesLink'
import { useIsRuled } from '@/domain/match/useIsRuled'
import { describeResult } from '@/features/admin/matches/describeResult'
import { isCorrectable, isFinalizable, stakesOf } from '@/features/admin/matches/needsAttention'
import { SourceCard } from '@/features/admin/matches/ResultSource'
import { lazyWithMessages } from '@/features/admin/shared/lazyWithMessages'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/forms/Button'
import { Fact } from '@/ui/layout/Fact'
import { AddressText } from '@/ui/text/AddressText'
import { Countdown } from '@/ui/text/Countdown'
import { WethAmount } from '@/ui/text/WethAmount'
import { CloseBetting, Overrule, RuleOnChallenge, VoidMatch } from './matchCards'
import { ReplaceMatch } from './ReplaceMatch'

const Exposure = lazyWithMessages(['history'], async () => (await import('./Exposure')).Exposure)

interface ManageMatchProps {
  match: Match
  now: number
  /** Posts the result of the match. */
  onFinalize: (match: Match) => void
}

export function ManageMatch({ match, now, onFinalize }: ManageMatchProps) {
  const messages = useMessages()
  const { manage } = messages.adminResults
  const isRuled = useIsRuled(match, now) ?? false
  // Of when the match was created.
  const { data: rules } = useHouseRules(match.id)
  return (
    <div className="flex flex-col gap-6">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Fact term={manage.result}>{describeResult(match, messages)}</Fact>
        {isCorrectable(match, now) && (
          <Fact term={isRuled ? manage.payoutsIn : manage.correctableUntil}>
            <Countdown target={match.claimableAt} now={now} />
          </Fact>
        )}
        {match.isChallenged && <ChallengeFacts match={match} now={now} />}
        <Fact term={manage.betting}>
          {isBettingOpen(match, now)
            ? manage.bettingOpen
            : match.isBettingClosed
              ? manage.bettingClosed
              : manage.bettingOver}
        </Fact>
        <Fact term={manage.endTime}>{formatDateTime(match.endTime)}</Fact>
        <Fact term={manage.stakes}>
          <WethAmount wei={stakesOf(match)} unit="word" />
        </Fact>
        {rules && (
          <Fact term={manage.rules}>
            <RulesLink rules={rules} />
          </Fact>
        )}
      </dl>
      {isFinalizable(match, now) && (
        <Button className="self-start" onClick={() => onFinalize(match)}>
          {manage.postResult}
        </Button>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {match.isChallenged ? (
          <RuleOnChallenge match={match} now={now} />
        ) : match.isFinalized ? (
          <Overrule match={match} isRuled={isRuled} now={now} />
        ) : (
          <CloseBetting match={match} now={now} />
        )}
        <VoidMatch match={match} isRuled={isRuled} now={now} />
        {isReplaceable(match, now) && <ReplaceMatch match={match} now={now} />}
        <SourceCard matchId={match.id} />
      </div>
      {stakesOf(match) > 0n && !match.isVoid && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <Exposure match={match} />
        </Suspense>
      )}
    </div>
  )
}

/** `true` while the match can get a successor, or has one. */
function isReplaceable(match: Match, now: number): boolean {
  return !match.isChallenged && (match.isVoid || (!match.isFinalized && !isAbandoned(match, now)))
}

function ChallengeFacts({ match, now }: { match: Match; now: number }) {
  const { manage } = useMessages().adminResults
  const { data: challenger } = useChallenger(match.id)
  const { data: bond } = useChallengeBond(match.id)
  const { data: arbiter } = useArbiter()
  const { data: owner } = usePoolOwner()
  return (
    <>
      <Fact term={manage.rulingUntil}>
        <Countdown target={match.ruleBy} now={now} />
      </Fact>
      <Fact term={manage.challenger}>{challenger && <AddressText address={challenger} />}</Fact>
      <Fact term={manage.bond}>{bond !== undefined && <WethAmount wei={bond} unit="word" />}</Fact>
      {arbiter && arbiter !== zeroAddress && (
        <Fact term={manage.arbiter}>
          {sameAddress(arbiter, owner) && <>{manage.arbiterOwner} · </>}
          <AddressText address={arbiter} />
        </Fact>
      )}
    </>
  )
}
