import { useState } from 'react'
import { useDisputeWindow } from '@/chain/disputeWindow'
import { formatAmount } from '@/lib/amounts'
import { formatDateTime } from '@/lib/dates'
import { isBettingOpen, type Match, poolsOf, type Side } from '@/lib/match'
import type { Words } from '@/lib/words/catalogue'
import { describeSide } from '@/lib/words/describeSide'
import { type OperatorWords, useOperatorWords } from '@/lib/words/useOperatorWords'
import { useWords } from '@/lib/words/useWords'
import { Countdown } from '@/ui/Countdown'
import { Fact } from '@/ui/Fact'
import { SideChoice } from '@/ui/SideChoice'
import { WethAmount } from '@/ui/WethAmount'
import { Act } from './Act'
import { ActionButton } from './ActionButton'
import { blockedBy } from './blockedBy'
import { isAbandoned, isCorrectable, stakesOf } from './needsAttention'
import { sideOptions, winnerToType } from './sideOptions'
import { useCloseBetting, useOverruleResult, useVoidMatch } from './useMatchActions'
import { useRoles } from './useRoles'

interface ManageMatchProps {
  match: Match
  /** The chain's now, in unix seconds. */
  now: number
}

/** What can be done about a match besides naming its winner. */
export function ManageMatch({ match, now }: ManageMatchProps) {
  const words = useWords()
  const { manage } = useOperatorWords().matches
  return (
    <div className="flex flex-col gap-6">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Fact term={manage.result}>{resultOf(match, words, manage)}</Fact>
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
  const operatorWords = useOperatorWords()
  const { match: nameMatch, manage } = operatorWords.matches
  const { close } = manage
  const roles = useRoles()
  const action = useCloseBetting(match.id)
  const id = String(match.id)
  return (
    <Act title={close.title} text={close.text}>
      <ActionButton
        label={close.button}
        busyLabel={close.busy}
        action={action}
        variant="secondary"
        send={() => action.send()}
        blocked={isOpen ? blockedBy(roles, operatorWords, 'operator') : close.over}
        confirm={{
          title: close.confirmTitle(id),
          does: [nameMatch(id, match.name), close.does],
          cannot: close.cannot,
          confirmLabel: close.confirm,
        }}
        confirmed={close.confirmed(id)}
      />
    </Act>
  )
}

function VoidMatch({ match, isAbandoned }: { match: Match; isAbandoned: boolean }) {
  const operatorWords = useOperatorWords()
  const { match: nameMatch, manage } = operatorWords.matches
  const words = manage.void
  const roles = useRoles()
  const disputeWindow = useDisputeWindow().data
  const action = useVoidMatch(match.id)
  const id = String(match.id)
  const stakes = stakesOf(match)
  return (
    <Act title={words.title} text={isAbandoned ? words.abandonedText : words.text}>
      <ActionButton
        label={words.button}
        busyLabel={words.busy}
        action={action}
        variant="secondary"
        send={() => action.send({ isAbandoned })}
        blocked={blocked()}
        confirm={{
          title: words.confirmTitle(id),
          does: [
            nameMatch(id, match.name),
            stakes === 0n ? words.doesEmpty : words.does(formatAmount(stakes)),
          ],
          cannot: isAbandoned
            ? words.cannotAbandoned
            : match.isFinalized
              ? words.cannotResolved
              : disputeWindow === 0
                ? words.cannotAtOnce
                : words.cannot,
          confirmLabel: words.confirm,
        }}
        confirmed={words.confirmed(id)}
      />
    </Act>
  )

  function blocked(): string | undefined {
    if (isAbandoned) return undefined
    if (match.isVoid) return words.already
    return blockedBy(roles, operatorWords, match.isFinalized ? 'owner' : 'operator')
  }
}

function Overrule({ match }: { match: Match }) {
  const words = useWords()
  const operatorWords = useOperatorWords()
  const { manage } = operatorWords.matches
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
    <Act title={overrule.title} text={overrule.text}>
      <SideChoice
        legend={overrule.winner}
        sides={sideOptions(match, words, operatorWords)}
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
          blockedBy(roles, operatorWords, 'owner') ??
          (winner === undefined ? overrule.choose : isSame ? overrule.same : undefined)
        }
        confirm={
          winner && {
            title: overrule.confirmTitle(id),
            does: isVoid
              ? overrule.doesVoid(winner, describeSide(match, winner, words).team)
              : overrule.does(
                  winner,
                  describeSide(match, winner, words).team,
                  resultOf(match, words, manage),
                ),
            cannot: overrule.cannot(formatDateTime(match.claimableAt)),
            type: winnerToType(match, winner, words),
            confirmLabel: overrule.confirm,
          }
        }
        confirmed={winner && (isVoid ? manage.void.confirmed(id) : overrule.confirmed(id, winner))}
      />
    </Act>
  )
}

/** The result as it stands. */
function resultOf(match: Match, words: Words, { results }: OperatorWords['matches']['manage']): string {
  if (!match.isFinalized) return results.none
  if (match.winner === 0) return results.void
  return results.winner(match.winner, describeSide(match, match.winner, words).team)
}
