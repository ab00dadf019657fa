import type { ReactNode } from 'react'
import type { Match } from '@/domain/match/match'
import { type Outcome, winningSide } from '@/domain/match/outcome'
import { useChallengeBond } from '@/domain/match/queries'
import { isAbandoned, isOver } from '@/domain/match/status'
import { describePayouts } from '@/features/admin/matches/describeConsequence'
import { describeResult } from '@/features/admin/matches/describeResult'
import { stakesOf } from '@/features/admin/matches/needsAttention'
import { OutcomeChoice } from '@/features/admin/matches/OutcomeChoice'
import { describeBond, describeRuling, RULINGS } from '@/features/admin/matches/ruling'
import { formatAmount } from '@/i18n/format/amounts'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import type { Batch, BatchAction } from './planBatch'
import type { Choices } from './useMatchBatch'

interface BatchListProps {
  action: BatchAction
  batch: Batch
  choices: Choices
  onChoose: (id: bigint, outcome: Outcome) => void
  now: number
}

/** Lists the matches of a batch with what happens to each, and those that are left out with the reason. */
export function BatchList({ action, batch: { matches, refused }, choices, onChoose, now }: BatchListProps) {
  const { batch: messages } = useAdminMessages().results
  const actOn = (match: Match) => {
    const choice = {
      match,
      outcome: choices.get(match.id),
      onChoose: (outcome: Outcome) => onChoose(match.id, outcome),
    }
    switch (action) {
      case 'name':
        return <WinnerChoice {...choice} />
      case 'rule':
        return <Ruling {...choice} now={now} />
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
  const { matches } = useAdminMessages()
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
}

function WinnerChoice({ match, outcome, onChoose }: ChoiceProps) {
  const { matches, results } = useAdminMessages()
  const winner = outcome && winningSide(outcome)
  return (
    <>
      <OutcomeChoice
        match={match}
        legend={results.batch.name.winnerOf(matches.match(String(match.id), match.name))}
        outcomes={['A', 'B']}
        value={outcome}
        onChoose={onChoose}
      />
      {winner && (
        <span className="text-12 text-secondary">{describePayouts(match, winner, results.finalize)[0]}</span>
      )}
    </>
  )
}

function Ruling({ match, outcome, onChoose, now }: ChoiceProps & { now: number }) {
  const messages = useMessages()
  const { matches, results } = useAdminMessages()
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
  const { results } = useAdminMessages()
  const { batch } = results
  const { data: bond } = useChallengeBond(match.id)
  const stakes = stakesOf(match)
  return (
    <span className="text-secondary">
      {stakes === 0n ? batch.void.noBets : batch.void.refund(formatAmount(stakes))}
      {isLost && ` ${batch.void.atOnce}`}
      {describeBond(match, bond, results).map((sentence) => ` ${sentence}`)}
    </span>
  )
}
