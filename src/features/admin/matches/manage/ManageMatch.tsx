import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { formatEther, zeroAddress } from 'viem'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { isAbandoned, isBettingOpen, type Match } from '@/domain/match/match'
import { replaced } from '@/domain/match/matchChanges'
import { useHouseRules } from '@/domain/match/queries'
import {
  useArbiter,
  useChallengeBond,
  useChallenger,
  useIsRuled,
  usePoolOwner,
  useResultWindow,
  useSuccessor,
} from '@/domain/match/resultQueries'
import { RulesLink } from '@/domain/match/rules/RulesLink'
import { cannotUndoVoid, describeRefund, describeResult } from '@/features/admin/matches/describeResult'
import { isCorrectable, isFinalizable, stakesOf } from '@/features/admin/matches/needsAttention'
import { checkNewMatch, describeProblems, type NewMatch } from '@/features/admin/matches/newMatch'
import { SourceCard } from '@/features/admin/matches/ResultSource'
import { useCannotCreate } from '@/features/admin/matches/useCannotCreate'
import { ActionCard, ActionSection, withValue } from '@/features/admin/shared/ActionButton'
import { parseTypedTime } from '@/features/admin/shared/schedule'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatDateTime, formatUtcDateTime } from '@/i18n/format/dates'
import { sameAddress } from '@/lib/addresses'
import type { ParsedTime } from '@/lib/time'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { Field, TextInput } from '@/ui/forms/Field'
import { useForm } from '@/ui/forms/useForm'
import { Fact } from '@/ui/layout/Fact'
import { AddressText } from '@/ui/text/AddressText'
import { Countdown } from '@/ui/text/DateTime'
import { WethAmount } from '@/ui/text/WethAmount'
import { CloseBetting, Overrule, RuleOnChallenge, VoidMatch } from './matchCards'

const RiskSignals = lazyWithRetry(async () => (await import('@/features/admin/matches/risks')).RiskSignals)
const Exposure = lazyWithRetry(async () => (await import('./Exposure')).Exposure)

interface ManageMatchProps {
  match: Match
  now: number
  onFinalize: (match: Match) => void
}

export function ManageMatch({ match, now, onFinalize }: ManageMatchProps) {
  const messages = useAdminMessages()
  const { manage } = messages.adminResults
  const { data: isRuled } = useIsRuled(match.id)
  const ended = match.isBettingClosed ? 'bettingClosed' : 'bettingOver'
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
        <Fact term={manage.betting}>{manage[isBettingOpen(match, now) ? 'bettingOpen' : ended]}</Fact>
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
        ) : match.hasResult ? (
          <Overrule match={match} now={now} />
        ) : (
          <CloseBetting match={match} now={now} />
        )}
        <VoidMatch match={match} now={now} />
        {isReplaceable(match, now) && <ReplaceMatch match={match} now={now} />}
        <SourceCard matchId={match.id} />
      </div>
      {!match.isVoid && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <RiskSignals match={match} />
          {stakesOf(match) > 0n && <Exposure match={match} />}
        </Suspense>
      )}
    </div>
  )
}

/** `true` while the match can get a successor, or has one. */
function isReplaceable(match: Match, now: number): boolean {
  return !match.isChallenged && (match.isVoid || (!match.hasResult && !isAbandoned(match, now)))
}

function ChallengeFacts({ match, now }: { match: Match; now: number }) {
  const { manage } = useAdminMessages().adminResults
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

function ReplaceMatch(props: { match: Match; now: number }) {
  const { replace } = useAdminMessages().adminResults.manage
  const { data: successor } = useSuccessor(props.match)
  if (!successor) return <ReplaceForm {...props} />
  const id = String(successor.id)
  return (
    <ActionSection title={replace.title} text={replace.replaced}>
      <Link
        to="/match/$id"
        params={{ id }}
        className="inline-flex min-h-6 items-center self-start text-14 font-medium underline underline-offset-4"
      >
        {replace.link(id, formatDateTime(successor.startTime))}
      </Link>
    </ActionSection>
  )
}

function ReplaceForm({ match, now }: { match: Match; now: number }) {
  const messages = useAdminMessages()
  const { admin, adminMatches: matches, adminResults: results } = messages
  const { replace } = results.manage
  const cannotCreate = useCannotCreate()
  const action = useContractWrite(
    'admin',
    bettingPoolContract,
    'replaceMatch',
    ({ startTime, endTime }: NewMatch) => [match.id, BigInt(startTime), BigInt(endTime)],
    { id: match.id, effect: () => replaced(match.id) },
  )
  const form = useForm({ start: '' })
  const start = parseTypedTime(form.values.start, 'own')
  const checked = checkSuccessor(match, start, now)
  const next = checked.match
  const disputeWindow = useResultWindow(match.id)
  // If nobody challenges the void, the successor starts then at the earliest.
  const refundsAt = match.isVoid ? match.claimableAt : now + (disputeWindow ?? 0)
  const isTooEarly = start.ok && start.time < refundsAt
  const problems = describeProblems(checked.problems, messages)
  const problem =
    problems.start ?? problems.end ?? (isTooEarly ? replace.tooEarly(formatDateTime(refundsAt)) : undefined)
  const id = String(match.id)
  return (
    <form ref={form.ref} noValidate className="contents">
      <ActionCard
        action={withValue(action, next)}
        disabledReason={cannotCreate}
        check={() => problem === undefined || form.showErrors()}
        messages={{
          ...replace,
          confirmTitle: replace.confirmTitle(id),
          does: [
            matches.match(id, match.name),
            ...(match.isVoid ? [] : [describeRefund(match, messages)]),
            ...(next ? [replace.creates(formatDateTime(next.startTime))] : []),
            ...(stakesOf(match) === 0n ? [] : [replace.betsStay]),
          ],
          cannot: match.isVoid ? replace.cannot : cannotUndoVoid(disputeWindow, messages),
          confirmed: replace.confirmed(id),
        }}
      >
        <Field
          label={replace.start}
          aside={start.ok && admin.times.utc(formatUtcDateTime(start.time))}
          hint={
            next ? replace.ends(formatDateTime(next.endTime)) : replace.startHint(formatDateTime(refundsAt))
          }
          error={form.isErrorVisible('start') ? problem : undefined}
        >
          <TextInput {...form.field('start')} type="datetime-local" required />
        </Field>
      </ActionCard>
    </form>
  )
}

/** Checks the successor: the same name, bounds and length at another time. */
function checkSuccessor({ name, startTime, endTime, minBet, maxBet }: Match, start: ParsedTime, now: number) {
  const end = start.ok ? { ok: true as const, time: start.time + endTime - startTime } : start
  return checkNewMatch({ name, start, end, min: formatEther(minBet), max: formatEther(maxBet) }, now)
}
