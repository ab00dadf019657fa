import { useState } from 'react'
import type { Match, Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { poolsOf } from '@/domain/match/odds'
import { useDisputeWindow } from '@/domain/match/queries'
import { SideChoice } from '@/domain/match/SideChoice'
import { isBettingOpen } from '@/domain/match/status'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { ActionSection } from '@/features/admin/shared/ActionCard'
import { blockedBy } from '@/features/admin/shared/blockedBy'
import { useRoles } from '@/features/admin/shared/useRoles'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { type AdminMessages, useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { Fact } from '@/ui/layout/Fact'
import { Countdown } from '@/ui/text/Countdown'
import { WethAmount } from '@/ui/text/WethAmount'
import { isAbandoned, isCorrectable, stakesOf } from './needsAttention'
import { sideOptions, winnerToType } from './sideOptions'
import { useCloseBetting, useOverruleResult, useVoidMatch } from './useMatchActions'

interface ManageMatchProps {
  match: Match
  /** The chain's now, in unix seconds. */
  now: number
}

/** What can be done about a match besides naming its winner. */
export function ManageMatch({ match, now }: ManageMatchProps) {
  const messages = useMessages()
  const { manage } = useAdminMessages().matches
  return (
    <div className="flex flex-col gap-6">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Fact term={manage.result}>{resultOf(match, messages, manage)}</Fact>
        {isCorrectable(match, now) && (
          <Fact term={manage.correctableUntil}>
            <Countdown target={match.claimableAt} now={now} />
          </Fact>
        )}
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
      </dl>
      <div className="grid gap-4 md:grid-cols-2">
        {match.isFinalized ? (
          <Overrule match={match} />
        ) : (
          <CloseBetting match={match} isOpen={isBettingOpen(match, now)} />
        )}
        <VoidMatch match={match} isAbandoned={isAbandoned(match, now)} />
      </div>
    </div>
  )
}

function CloseBetting({ match, isOpen }: { match: Match; isOpen: boolean }) {
  const adminMessages = useAdminMessages()
  const { match: nameMatch, manage } = adminMessages.matches
  const { close } = manage
  const roles = useRoles()
  const action = useCloseBetting(match.id)
  const id = String(match.id)
  return (
    <ActionSection title={close.title} text={close.text}>
      <ActionButton
        label={close.button}
        busyLabel={close.busy}
        action={action}
        variant="secondary"
        send={() => action.send()}
        blocked={isOpen ? blockedBy(roles, adminMessages, 'operator') : close.over}
        confirm={{
          title: close.confirmTitle(id),
          does: [nameMatch(id, match.name), close.does],
          cannot: close.cannot,
          confirmLabel: close.confirm,
        }}
        confirmed={close.confirmed(id)}
      />
    </ActionSection>
  )
}

function VoidMatch({ match, isAbandoned }: { match: Match; isAbandoned: boolean }) {
  const adminMessages = useAdminMessages()
  const { match: nameMatch, manage } = adminMessages.matches
  const messages = manage.void
  const roles = useRoles()
  const disputeWindow = useDisputeWindow().data
  const action = useVoidMatch(match.id)
  const id = String(match.id)
  const stakes = stakesOf(match)
  return (
    <ActionSection title={messages.title} text={isAbandoned ? messages.abandonedText : messages.text}>
      <ActionButton
        label={messages.button}
        busyLabel={messages.busy}
        action={action}
        variant="secondary"
        send={() => action.send({ isAbandoned })}
        blocked={blocked()}
        confirm={{
          title: messages.confirmTitle(id),
          does: [
            nameMatch(id, match.name),
            stakes === 0n ? messages.doesEmpty : messages.does(formatAmount(stakes)),
          ],
          cannot: isAbandoned
            ? messages.cannotAbandoned
            : match.isFinalized
              ? messages.cannotResolved
              : disputeWindow === 0
                ? messages.cannotAtOnce
                : messages.cannot,
          confirmLabel: messages.confirm,
        }}
        confirmed={messages.confirmed(id)}
      />
    </ActionSection>
  )

  function blocked(): string | undefined {
    if (isAbandoned) return undefined
    if (match.isVoid) return messages.already
    return blockedBy(roles, adminMessages, match.isFinalized ? 'owner' : 'operator')
  }
}

function Overrule({ match }: { match: Match }) {
  const messages = useMessages()
  const adminMessages = useAdminMessages()
  const { manage } = adminMessages.matches
  const { overrule } = manage
  const roles = useRoles()
  const action = useOverruleResult(match.id)
  const [winner, setWinner] = useState<Side>()
  const id = String(match.id)
  const isVoid = winner !== undefined && poolsOf(match, winner).own === 0n
  const isSame = winner !== undefined && (isVoid ? match.isVoid : match.winner === winner)
  function overruleResult() {
    if (!winner) throw new Error('No winner is chosen')
    return action.send(winner)
  }

  return (
    <ActionSection title={overrule.title} text={overrule.text}>
      <SideChoice
        legend={overrule.winner}
        sides={sideOptions(match, messages, adminMessages)}
        value={winner}
        onChange={setWinner}
        disabled={action.isBusy}
      />
      <ActionButton
        label={overrule.button}
        busyLabel={overrule.busy}
        action={action}
        variant="secondary"
        send={overruleResult}
        blocked={
          blockedBy(roles, adminMessages, 'owner') ??
          (winner === undefined ? overrule.choose : isSame ? overrule.same : undefined)
        }
        confirm={
          winner && {
            title: overrule.confirmTitle(id),
            does: isVoid
              ? overrule.doesVoid(winner, describeSide(match, winner, messages).team)
              : overrule.does(
                  winner,
                  describeSide(match, winner, messages).team,
                  resultOf(match, messages, manage),
                ),
            cannot: overrule.cannot(formatDateTime(match.claimableAt)),
            type: winnerToType(match, winner, messages),
            confirmLabel: overrule.confirm,
          }
        }
        confirmed={winner && (isVoid ? manage.void.confirmed(id) : overrule.confirmed(id, winner))}
      />
    </ActionSection>
  )
}

/** The result as it stands. */
function resultOf(match: Match, messages: Messages, { results }: AdminMessages['matches']['manage']): string {
  if (!match.isFinalized) return results.none
  if (match.winner === 0) return results.void
  return results.winner(match.winner, describeSide(match, match.winner, messages).team)
}
