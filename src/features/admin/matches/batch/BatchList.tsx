import type { ReactNode } from 'react'
import type { Match } from '@/domain/match/match'
import { type Outcome, winningSide } from '@/domain/match/outcome'
import { useResultWindow, winningsOpenAt } from '@/domain/match/pageQueries'
import { useChallengeBond } from '@/domain/match/queries'
import { SideChoice } from '@/domain/match/SideChoice'
import { isAbandoned, isOver } from '@/domain/match/status'
import { describePayouts } from '@/features/admin/matches/describeConsequence'
import { describeResult } from '@/features/admin/matches/describeResult'
import { outcomesOf } from '@/features/admin/matches/manage/exposureFigures'
import { stakesOf } from '@/features/admin/matches/needsAttention'
import { OutcomeChoice } from '@/features/admin/matches/OutcomeChoice'
import { describeBond, describeRuling, RULINGS } from '@/features/admin/matches/ruling'
import { sideOptions, winnerToType } from '@/features/admin/matches/sideOptions'
import { ConfirmText } from '@/features/admin/shared/ConfirmText'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import type { Batch, BatchAction } from './planBatch'
import type { Choices } from './useMatchBatch'

interface BatchListProps {
  action: BatchAction
  batch: Batch
  choices: Choices
  onChoose: (id: bigint, outcome: Outcome) => void
  /** The winners as typed, by match ID. */
  typed: ReadonlyMap<bigint, string>
  onType: (id: bigint, text: string) => void
  now: number
}

/** Lists the matches of a batch with what happens to each, and those that are left out with the reason. */
export function BatchList({
  action,
  batch: { matches, refused },
  choices,
  onChoose,
  typed,
  onType,
  now,
}: BatchListProps) {
  const { batch: messages } = useMessages().adminResults
  const actOn = (match: Match) => {
    const choice = {
      match,
      outcome: choices.get(match.id),
      onChoose: (outcome: Outcome) => onChoose(match.id, outcome),
      now,
    }
    switch (action) {
      case 'name':
        return (
          <WinnerChoice
            {...choice}
            typed={typed.get(match.id) ?? ''}
            onType={(text) => onType(match.id, text)}
          />
        )
      case 'rule':
        return <Ruling {...choice} />
      case 'void':
        return <Refund match={match} isLost={isAbandoned(match, now)} />
      default:
        return null
    }
  }
  return (
    <>
      <List label={messages.listed} isWhole={action === 'name' || action === 'rule'}>
        {matches.map((match) => (
          <Item key={String(match.id)} match={match}>
            {actOn(match)}
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

function Item({ match, children }: { match: Match; children: ReactNode }) {
  const { adminMatches: matches } = useMessages()
  return (
    <li className="flex min-w-0 flex-col gap-2 border-b border-line p-3 last:border-0">
      <span className="font-medium break-words">{matches.match(String(match.id), match.name)}</span>
      {children}
    </li>
  )
}

interface ChoiceProps {
  match: Match
  outcome: Outcome | undefined
  onChoose: (outcome: Outcome) => void
  now: number
}

interface WinnerChoiceProps extends ChoiceProps {
  typed: string
  onType: (text: string) => void
}

/** Takes as much care as naming a single winner: where money moves, the winner is typed too. */
function WinnerChoice({ match, outcome, onChoose, typed, onType, now }: WinnerChoiceProps) {
  const messages = useMessages()
  const { adminMatches: matches, adminResults: results } = messages
  const { name, finalAtOnce } = results.batch
  const disputeWindow = useResultWindow(match.id)
  const winner = outcome && winningSide(outcome)
  const outcomes = outcomesOf(match)
  const [one, two] = sideOptions(match, messages)
  const isFinalAtOnce = disputeWindow !== undefined && winningsOpenAt(match, disputeWindow, now) <= now
  return (
    <>
      <SideChoice
        legend={name.winnerOf(matches.match(String(match.id), match.name))}
        sides={[
          { ...one, detail: name.pays(one.detail, formatAmount(outcomes[0].paid)) },
          { ...two, detail: name.pays(two.detail, formatAmount(outcomes[1].paid)) },
        ]}
        value={winner}
        onChange={(side) => onChoose(side === 1 ? 'A' : 'B')}
      />
      {winner && (
        <span className="text-12 text-secondary">
          {describePayouts(match, winner, results.finalize).join(' ')}
          {isFinalAtOnce && ` ${finalAtOnce}`}
        </span>
      )}
      {winner && stakesOf(match) > 0n && (
        <ConfirmText text={winnerToType(match, winner, messages)} value={typed} onChange={onType} />
      )}
    </>
  )
}

function Ruling({ match, outcome, onChoose, now }: ChoiceProps) {
  const messages = useMessages()
  const { adminMatches: matches, adminResults: results } = messages
  const { data: bond } = useChallengeBond(match.id)
  const { batch, finalize, manage } = results
  const stakes = stakesOf(match)
  return (
    <>
      <span className="text-secondary">
        {match.isFinalized ? finalize.posted(describeResult(match, messages, manage)) : finalize.noResult}
        {' · '}
        {stakes === 0n ? finalize.noBets : finalize.atStake(formatAmount(stakes))}
        {bond !== undefined && ` · ${batch.rule.bond(formatAmount(bond))}`}
      </span>
      <OutcomeChoice
        match={match}
        legend={batch.rule.rulingOn(matches.match(String(match.id), match.name))}
        outcomes={isOver(match, now) ? RULINGS : ['Void']}
        value={outcome}
        onChoose={onChoose}
      />
      {outcome && bond !== undefined && (
        <ul className="text-12 text-secondary">
          {describeRuling(match, outcome, bond, messages, results).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Refund({ match, isLost }: { match: Match; isLost: boolean }) {
  const { adminResults: results } = useMessages()
  const { batch } = results
  const { data: bond } = useChallengeBond(match.id)
  const disputeWindow = useResultWindow(match.id)
  const stakes = stakesOf(match)
  return (
    <span className="text-secondary">
      {stakes === 0n ? batch.void.noBets : batch.void.refund(formatAmount(stakes))}
      {isLost ? ` ${batch.void.atOnce}` : disputeWindow === 0 && ` ${batch.finalAtOnce}`}
      {describeBond(match, bond, results).map((sentence) => ` ${sentence}`)}
    </span>
  )
}
