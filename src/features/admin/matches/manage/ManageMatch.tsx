import { Suspense, useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { useIsRuled, useVoidAbandoned } from '@/domain/match/challenge'
import type { Match, Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { otherSide } from '@/domain/match/odds'
import { useHouseRules, useResultWindow, winningsOpenAt } from '@/domain/match/pageQueries'
import { useArbiter, useChallengeBond, useChallenger, usePoolOwner } from '@/domain/match/queries'
import { RulesLink } from '@/domain/match/rules/RulesLink'
import { SideChoice } from '@/domain/match/SideChoice'
import { isAbandoned, isBettingOpen, isOver, isSuspended } from '@/domain/match/status'
import { describePayouts } from '@/features/admin/matches/describeConsequence'
import { describeResult } from '@/features/admin/matches/describeResult'
import { isCorrectable, isFinalizable, stakesOf } from '@/features/admin/matches/needsAttention'
import { describeBond } from '@/features/admin/matches/ruling'
import { sideOptions, winnerToType } from '@/features/admin/matches/sideOptions'
import { useCloseBetting, useOverruleResult, useVoidMatch } from '@/features/admin/matches/useMatchActions'
import { ActionCard } from '@/features/admin/shared/ActionCard'
import { useMissingRole } from '@/features/admin/shared/useRoles'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/forms/Button'
import { Fact } from '@/ui/layout/Fact'
import { AddressText } from '@/ui/text/AddressText'
import { Countdown } from '@/ui/text/Countdown'
import { WethAmount } from '@/ui/text/WethAmount'
import { cannotUndoVoid } from './cannotUndo'
import { ReplaceMatch } from './ReplaceMatch'
import { SourceCard } from './SourceCard'

const Exposure = lazyWithRetry(async () => {
  const [{ Exposure }] = await Promise.all([import('./Exposure'), loadMessages('history')])
  return Exposure
})
const RuleOnChallenge = lazyWithRetry(async () => (await import('./RuleOnChallenge')).RuleOnChallenge)

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
  return (
    <div className="flex flex-col gap-6">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Fact term={manage.result}>{describeResult(match, messages, manage)}</Fact>
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
        <HouseRules matchId={match.id} />
      </dl>
      {isFinalizable(match, now) && (
        <Button className="self-start" onClick={() => onFinalize(match)}>
          {manage.postResult}
        </Button>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {match.isChallenged ? (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <RuleOnChallenge match={match} now={now} />
          </Suspense>
        ) : match.isFinalized ? (
          <Overrule match={match} isRuled={isRuled} now={now} />
        ) : (
          <CloseBetting match={match} isOpen={isBettingOpen(match, now)} />
        )}
        <VoidMatch match={match} isRuled={isRuled} isAbandoned={isAbandoned(match, now)} />
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
  return (
    <>
      <Fact term={manage.rulingUntil}>
        <Countdown target={match.ruleBy} now={now} />
      </Fact>
      <Fact term={manage.challenger}>{challenger && <AddressText address={challenger} />}</Fact>
      <Fact term={manage.bond}>{bond !== undefined && <WethAmount wei={bond} unit="word" />}</Fact>
      {arbiter && arbiter !== zeroAddress && (
        <Fact term={manage.arbiter}>
          <ArbiterName arbiter={arbiter} />
        </Fact>
      )}
    </>
  )
}

function ArbiterName({ arbiter }: { arbiter: Address }) {
  const { manage } = useMessages().adminResults
  const { data: owner } = usePoolOwner()
  return (
    <>
      {sameAddress(arbiter, owner) && <>{manage.arbiterOwner} · </>}
      <AddressText address={arbiter} />
    </>
  )
}

/** Shows the version of the rules that was in force when the match was created. */
function HouseRules({ matchId }: { matchId: bigint }) {
  const { manage } = useMessages().adminResults
  const { data: rules } = useHouseRules(matchId)
  if (!rules) return null
  return (
    <Fact term={manage.rules}>
      <RulesLink rules={rules} />
    </Fact>
  )
}

function CloseBetting({ match, isOpen }: { match: Match; isOpen: boolean }) {
  const { match: nameMatch } = useMessages().adminMatches
  const { manage } = useMessages().adminResults
  const { close } = manage
  const missingRole = useMissingRole('operator')
  const action = useCloseBetting(match.id)
  const id = String(match.id)
  return (
    <ActionCard
      action={action}
      send={action.send}
      calls={action.calls}
      disabledReason={isOpen ? missingRole : close.over}
      messages={{
        ...close,
        confirmTitle: close.confirmTitle(id),
        does: [nameMatch(id, match.name), ...close.does],
        confirmed: close.confirmed(id),
      }}
    />
  )
}

interface VoidMatchProps {
  match: Match
  isRuled: boolean
  isAbandoned: boolean
}

function VoidMatch({ match, isRuled, isAbandoned }: VoidMatchProps) {
  const { match: nameMatch } = useMessages().adminMatches
  const { adminResults: results } = useMessages()
  const { manage } = results
  const messages = manage.void
  const missingRole = useMissingRole(match.isFinalized ? 'owner' : 'operator')
  const disputeWindow = useResultWindow(match.id)
  const { data: bond } = useChallengeBond(match.id)
  const voiding = useVoidMatch(match.id)
  const voidingAbandoned = useVoidAbandoned(match.id)
  const action = isAbandoned ? voidingAbandoned : voiding
  const id = String(match.id)
  const stakes = stakesOf(match)
  const reason = isAbandoned
    ? undefined
    : isSuspended(match)
      ? manage.suspended
      : match.isVoid
        ? messages.already
        : isRuled
          ? manage.overrule.ruled
          : missingRole
  return (
    <ActionCard
      action={action}
      send={action.send}
      calls={action.calls}
      disabledReason={reason}
      messages={{
        ...messages,
        text: isAbandoned
          ? !match.isChallenged
            ? messages.abandonedText
            : match.isFinalized
              ? messages.unruledText
              : messages.unruledSilenceText
          : messages.text,
        confirmTitle: messages.confirmTitle(id),
        does: [
          nameMatch(id, match.name),
          stakes === 0n ? messages.doesEmpty : messages.does(formatAmount(stakes)),
          ...describeBond(match, bond, results),
        ],
        cannot: isAbandoned
          ? messages.cannotAbandoned
          : cannotUndoVoid(disputeWindow, messages, match.isFinalized),
        confirmed: messages.confirmed(id),
      }}
    />
  )
}

interface OverruleProps {
  match: Match
  isRuled: boolean
  now: number
}

function Overrule({ match, isRuled, now }: OverruleProps) {
  const catalogue = useMessages()
  const { manage } = catalogue.adminResults
  const { overrule } = manage
  const missingRole = useMissingRole('owner')
  const action = useOverruleResult(match.id)
  const disputeWindow = useResultWindow(match.id)
  const opensAt = disputeWindow === undefined ? undefined : winningsOpenAt(match, disputeWindow, now)
  const [chosen, setChosen] = useState<Side>()
  // Only another outcome corrects a result.
  const winner = match.winner === 0 ? chosen : otherSide(match.winner)
  const { title, text, button, busy } = overrule
  return (
    <ActionCard
      action={action}
      send={() => {
        if (!winner) throw new Error('No winner chosen')
        return action.send(winner)
      }}
      calls={() => (winner ? action.calls(winner) : [])}
      disabledReason={
        isRuled
          ? overrule.ruled
          : !isOver(match, now)
            ? manage.rule.tooEarly
            : (missingRole ?? (winner ? undefined : overrule.choose))
      }
      messages={{
        ...{ title, text, button, busy },
        ...(winner && confirmOverrule(match, winner, catalogue, catalogue.adminResults)),
        ...(opensAt !== undefined && { cannot: opensAt <= now ? overrule.cannotAtOnce : overrule.cannot }),
      }}
    >
      {match.winner === 0 ? (
        <SideChoice
          legend={overrule.winner}
          sides={sideOptions(match, catalogue)}
          value={chosen}
          onChange={setChosen}
          disabled={action.isBusy}
        />
      ) : (
        <dl>
          <Fact term={overrule.winner}>
            {manage.results.winner(
              otherSide(match.winner),
              describeSide(match, otherSide(match.winner), catalogue).team,
            )}
          </Fact>
        </dl>
      )}
    </ActionCard>
  )
}

function confirmOverrule(
  match: Match,
  winner: Side,
  messages: Messages,
  { finalize, manage }: Messages['adminResults'],
) {
  const { overrule } = manage
  const id = String(match.id)
  const { team } = describeSide(match, winner, messages)
  return {
    confirm: overrule.confirm,
    confirmTitle: overrule.confirmTitle(id),
    does: [
      overrule.does(winner, team, describeResult(match, messages, manage)),
      ...describePayouts(match, winner, finalize),
    ],
    type: winnerToType(match, winner, messages),
    orType: finalize.side(winner),
    confirmed: overrule.confirmed(id, winner),
  }
}
