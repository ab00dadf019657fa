import type { ReactNode } from 'react'
import { resultTotals } from '@/domain/bet/payout'
import { isAbandoned, isOver, type Match } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import { winningSide } from '@/domain/match/outcome'
import { useChallengeBond, useResultWindow, winningsOpenAt } from '@/domain/match/resultQueries'
import { SideChoice } from '@/domain/match/SideChoice'
import {
  describeBond,
  describePayouts,
  describeResult,
  describeRuling,
  sideOptions,
} from '@/features/admin/matches/describeResult'
import { stakesOf } from '@/features/admin/matches/needsAttention'
import { OutcomeChoice, RULINGS } from '@/features/admin/matches/ruling'
import { ConfirmText } from '@/features/admin/shared/ConfirmDialog'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatAmount } from '@/i18n/format/amounts'
import { cx } from '@/ui/classNames'
import type { Batch, BatchAction, Choice, Choices } from './matchBatch'

interface BatchListProps {
  action: BatchAction
  batch: Batch
  choices: Choices
  onChoose: (id: bigint, choice: Choice) => void
  now: number
}

const acts = { name: WinnerChoice, rule: Ruling, void: Refund, close: () => null }

export function BatchList({ action, batch: { matches, refused }, choices, onChoose, now }: BatchListProps) {
  const { batch: messages } = useAdminMessages().adminResults
  const Act = acts[action]
  return (
    <>
      <List label={messages.listed} isWhole={action === 'name' || action === 'rule'}>
        {matches.map((match) => (
          // A winner's choice has the match in its legend.
          <Item key={String(match.id)} match={match} isTitled={action !== 'name'}>
            <Act
              match={match}
              choice={choices.get(match.id)}
              onChoose={(choice) => onChoose(match.id, choice)}
              now={now}
            />
          </Item>
        ))}
      </List>
      {refused.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="text-14 font-medium">{messages.leftOut(refused.length)}</p>
          <List label={messages.leftOut(refused.length)}>
            {refused.map(({ match, reason }) => (
              <Item key={String(match.id)} match={match}>
                <span className="text-secondary">{messages.refusals[reason]}</span>
              </Item>
            ))}
          </List>
        </div>
      )}
    </>
  )
}

interface ListProps {
  label: string
  /** Every match needs a choice, so the list doesn't scroll inside the dialog. */
  isWhole?: boolean
  children: ReactNode
}

function List({ label, isWhole, children }: ListProps) {
  return (
    <ul
      aria-label={label}
      className={cx(
        'flex shrink-0 flex-col rounded-md border border-line bg-background text-14',
        !isWhole && 'max-h-[32dvh] overflow-y-auto',
      )}
    >
      {children}
    </ul>
  )
}

interface ItemProps {
  match: Match
  isTitled?: boolean
  children: ReactNode
}

function Item({ match, isTitled = true, children }: ItemProps) {
  const { adminMatches: matches } = useAdminMessages()
  return (
    <li className="flex min-w-0 flex-col gap-2 border-b border-line p-3 last:border-0">
      {isTitled && (
        <span className="font-medium break-words">{matches.match(String(match.id), match.name)}</span>
      )}
      {children}
    </li>
  )
}

interface ActProps {
  match: Match
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
  now: number
}

/** Takes as much care as naming a single winner: where money moves, the winner is typed too. */
function WinnerChoice({ match, choice, onChoose, now }: ActProps) {
  const messages = useAdminMessages()
  const { adminMatches: matches, adminResults: results } = messages
  const { name, finalAtOnce } = results.batch
  const disputeWindow = useResultWindow(match.id)
  const winner = choice && winningSide(choice.outcome)
  const [one, two] = sideOptions(match, messages)
  const isFinalAtOnce = disputeWindow !== undefined && winningsOpenAt(match, disputeWindow, now) <= now
  return (
    <>
      <SideChoice
        legend={name.winnerOf(matches.match(String(match.id), match.name))}
        sides={[
          { ...one, detail: name.pays(one.detail, formatAmount(resultTotals(match, 1).paid)) },
          { ...two, detail: name.pays(two.detail, formatAmount(resultTotals(match, 2).paid)) },
        ]}
        value={winner}
        onChange={(side) => onChoose({ outcome: side === 1 ? 'A' : 'B', typed: '' })}
      />
      {winner && (
        <span className="text-12 text-secondary">
          {describePayouts(match, winner, messages).join(' ')}
          {isFinalAtOnce && ` ${finalAtOnce}`}
        </span>
      )}
      {winner && stakesOf(match) > 0n && (
        <ConfirmText
          text={shortSideName(match, winner, messages)}
          value={choice.typed}
          onChange={(typed) => onChoose({ ...choice, typed })}
        />
      )}
    </>
  )
}

function Ruling({ match, choice, onChoose, now }: ActProps) {
  const messages = useAdminMessages()
  const { adminMatches: matches, adminResults: results } = messages
  const { data: bond } = useChallengeBond(match.id)
  const { batch, finalize } = results
  const stakes = stakesOf(match)
  return (
    <>
      <span className="text-secondary">
        {match.hasResult ? finalize.posted(describeResult(match, messages)) : finalize.noResult}
        {' · '}
        {stakes === 0n ? finalize.noBets : finalize.atStake(formatAmount(stakes))}
        {bond !== undefined && ` · ${batch.rule.bond(formatAmount(bond))}`}
      </span>
      <OutcomeChoice
        match={match}
        legend={batch.rule.rulingOn(matches.match(String(match.id), match.name))}
        outcomes={isOver(match, now) ? RULINGS : ['Void']}
        value={choice?.outcome}
        onChange={(outcome) => onChoose({ outcome, typed: '' })}
      />
      {choice && bond !== undefined && (
        <ul className="text-12 text-secondary">
          {describeRuling(match, choice.outcome, bond, messages).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Refund({ match, now }: ActProps) {
  const messages = useAdminMessages()
  const { batch } = messages.adminResults
  const { data: bond } = useChallengeBond(match.id)
  const disputeWindow = useResultWindow(match.id)
  const stakes = stakesOf(match)
  return (
    <span className="text-secondary">
      {stakes === 0n ? batch.void.noBets : batch.void.refund(formatAmount(stakes))}
      {isAbandoned(match, now) ? ` ${batch.void.atOnce}` : disputeWindow === 0 && ` ${batch.finalAtOnce}`}
      {describeBond(match, bond, messages).map((sentence) => ` ${sentence}`)}
    </span>
  )
}
