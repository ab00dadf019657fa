import { useState } from 'react'
import { bettingPoolContract as pool, wethContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { isAbandoned, isBettingOpen, isOver, isSuspended, type Match, type Side } from '@/domain/match/match'
import { bettingClosed, challengeEnded, resultNamed } from '@/domain/match/matchChanges'
import { describeSide, shortSideName } from '@/domain/match/name'
import { otherSide } from '@/domain/match/odds'
import { type Outcome, toOutcome, winningSide } from '@/domain/match/outcome'
import { useChallengeBond, useIsRuled, useResultWindow } from '@/domain/match/resultQueries'
import { SideChoice } from '@/domain/match/SideChoice'
import { useVoidAbandoned } from '@/domain/match/useVoidAbandoned'
import {
  cannotUndoCorrection,
  cannotUndoVoid,
  describeBond,
  describePayouts,
  describeRefund,
  describeResult,
  describeRuling,
  sideOptions,
} from '@/features/admin/matches/describeResult'
import { ruleCall } from '@/features/admin/matches/matchCalls'
import { OutcomeChoice, RULINGS, useNotArbiter } from '@/features/admin/matches/ruling'
import { ActionCard, withValue } from '@/features/admin/shared/ActionButton'
import { useMissingRole } from '@/features/admin/shared/roles'
import { useAdminCalls } from '@/features/admin/shared/useAdminCalls'
import { useAdminMessages } from '@/i18n/adminMessages'
import { Fact } from '@/ui/layout/Fact'

interface CardProps {
  match: Match
  now: number
}

export function CloseBetting({ match, now }: CardProps) {
  const { adminMatches, adminResults } = useAdminMessages()
  const { close } = adminResults.manage
  const missingRole = useMissingRole('operator')
  const id = String(match.id)
  return (
    <ActionCard
      action={useContractWrite('admin', pool, 'closeBetting', () => [match.id], {
        id: match.id,
        effect: () => bettingClosed(match.id),
      })}
      disabledReason={isBettingOpen(match, now) ? missingRole : close.over}
      messages={{
        ...close,
        confirmTitle: close.confirmTitle(id),
        does: [adminMatches.match(id, match.name), ...close.does],
        confirmed: close.confirmed(id),
      }}
    />
  )
}

export function VoidMatch({ match, now }: CardProps) {
  const catalogue = useAdminMessages()
  const { manage } = catalogue.adminResults
  const messages = manage.void
  const missingRole = useMissingRole(match.hasResult ? 'owner' : 'operator')
  const { data: isRuled } = useIsRuled(match.id)
  const disputeWindow = useResultWindow(match.id)
  const { data: bond } = useChallengeBond(match.id)
  const voiding = useContractWrite('admin', pool, 'voidMatch', () => [match.id], {
    id: match.id,
    effect: () => resultNamed(match.id, 'Void'),
  })
  const voidingAbandoned = useVoidAbandoned(match.id)
  const isLost = isAbandoned(match, now)
  const id = String(match.id)

  function disabledReason(): string | undefined {
    if (isLost) return undefined
    if (isSuspended(match)) return manage.suspended
    if (match.isVoid) return messages.already
    return isRuled ? manage.overrule.ruled : missingRole
  }

  function text(): string {
    if (!isLost) return messages.text
    if (!match.isChallenged) return messages.abandonedText
    return match.hasResult ? messages.unruledText : messages.unruledSilenceText
  }

  return (
    <ActionCard
      action={isLost ? voidingAbandoned : voiding}
      disabledReason={disabledReason()}
      messages={{
        ...messages,
        text: text(),
        confirmTitle: messages.confirmTitle(id),
        does: [
          catalogue.adminMatches.match(id, match.name),
          describeRefund(match, catalogue),
          ...describeBond(match, bond, catalogue),
        ],
        cannot: isLost ? messages.cannotAbandoned : cannotUndoVoid(disputeWindow, catalogue, match.hasResult),
        confirmed: messages.confirmed(id),
      }}
    />
  )
}

export function Overrule({ match, now }: CardProps) {
  const messages = useAdminMessages()
  const { finalize, manage } = messages.adminResults
  const { overrule } = manage
  const missingRole = useMissingRole('owner')
  const { data: isRuled } = useIsRuled(match.id)
  const overruling = (winner: Side) => [match.id, winner] as const
  const action = useContractWrite('admin', pool, 'overruleResult', overruling, {
    id: match.id,
    effect: (winner) => resultNamed(match.id, toOutcome(winner)),
  })
  const disputeWindow = useResultWindow(match.id)
  const [chosen, setChosen] = useState<Side>()
  // Only another outcome corrects a result.
  const winner = match.winner === 0 ? chosen : otherSide(match.winner)
  const team = winner && describeSide(match, winner, messages).team
  const id = String(match.id)

  function disabledReason(): string | undefined {
    if (isRuled) return overrule.ruled
    if (!isOver(match, now)) return manage.rule.tooEarly
    return missingRole ?? (winner ? undefined : overrule.choose)
  }

  return (
    <ActionCard
      action={withValue(action, winner)}
      disabledReason={disabledReason()}
      messages={{
        ...overrule,
        confirmTitle: overrule.confirmTitle(id),
        does: winner && [
          messages.adminMatches.match(id, match.name),
          overrule.does(winner, team, describeResult(match, messages)),
          ...describePayouts(match, winner, messages),
        ],
        type: winner && shortSideName(match, winner, messages),
        orType: winner && finalize.side(winner),
        cannot: cannotUndoCorrection(match, disputeWindow, now, messages),
        confirmed: winner && overrule.confirmed(id, winner),
      }}
    >
      {match.winner === 0 ? (
        <SideChoice
          legend={overrule.winner}
          sides={sideOptions(match, messages)}
          value={chosen}
          onChange={setChosen}
          disabled={action.isBusy}
        />
      ) : (
        <dl>
          <Fact term={overrule.winner}>{winner && manage.results.winner(winner, team)}</Fact>
        </dl>
      )}
    </ActionCard>
  )
}

export function RuleOnChallenge({ match, now }: CardProps) {
  const messages = useAdminMessages()
  const { finalize, manage } = messages.adminResults
  const { rule } = manage
  const ruling = (outcome: Outcome) => [ruleCall(match.id, outcome)]
  // It moves the bond.
  const action = useAdminCalls(`rule/${match.id}`, ruling, () => [challengeEnded(match.id)], [
    pool.address,
    wethContract.address,
  ])
  const { data: bond } = useChallengeBond(match.id)
  const notArbiter = useNotArbiter() ?? (bond === undefined ? rule.reading : undefined)
  const [outcome, setOutcome] = useState<Outcome>()
  const winner = outcome && winningSide(outcome)
  const id = String(match.id)
  const isEarly = winner !== undefined && !isOver(match, now)
  return (
    <ActionCard
      action={withValue(action, outcome)}
      disabledReason={notArbiter ?? (!outcome ? rule.choose : isEarly ? rule.tooEarly : undefined)}
      messages={{
        ...rule,
        confirmTitle: rule.confirmTitle(id),
        does: outcome && [
          messages.adminMatches.match(id, match.name),
          ...describeRuling(match, outcome, bond ?? 0n, messages),
          rule.claims,
        ],
        type: winner ? shortSideName(match, winner, messages) : rule.void,
        orType: winner && finalize.side(winner),
        confirmed: rule.confirmed(id),
      }}
    >
      <OutcomeChoice
        match={match}
        legend={rule.outcome}
        outcomes={RULINGS}
        value={outcome}
        onChange={setOutcome}
        disabled={action.isBusy}
      />
    </ActionCard>
  )
}
