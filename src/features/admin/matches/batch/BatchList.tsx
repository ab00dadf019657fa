import type { ReactNode } from 'react'
import type { Match, Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { describePayouts } from '@/features/admin/matches/finalize/describeConsequence'
import { isAbandoned, stakesOf } from '@/features/admin/matches/needsAttention'
import { formatAmount } from '@/i18n/format/amounts'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import type { Batch, BatchAction } from './planBatch'
import type { Winners } from './useMatchBatch'

const NONE = 0

interface BatchListProps {
  action: BatchAction
  batch: Batch
  winners: Winners
  onChoose: (id: bigint, winner: Side) => void
  now: number
}

/** Lists the matches of a batch with what happens to each, and those that are left out with the reason. */
export function BatchList({ action, batch: { matches, refused }, winners, onChoose, now }: BatchListProps) {
  const { batch: messages } = useAdminMessages().results
  return (
    <>
      <List label={messages.listed}>
        {matches.map((match) => (
          <Item key={String(match.id)} match={match}>
            {action === 'name' && (
              <WinnerChoice
                match={match}
                winner={winners.get(match.id)}
                onChoose={(winner) => onChoose(match.id, winner)}
              />
            )}
            {action === 'void' && <Refund match={match} isLost={isAbandoned(match, now)} />}
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

function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="flex max-h-[32dvh] flex-col overflow-y-auto rounded-md border border-line bg-background text-14"
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

interface WinnerChoiceProps {
  match: Match
  winner: Side | undefined
  onChoose: (winner: Side) => void
}

function WinnerChoice({ match, winner, onChoose }: WinnerChoiceProps) {
  const messages = useMessages()
  const { matches, results } = useAdminMessages()
  const sides = ([1, 2] as const).map((side) => {
    const { label, team } = describeSide(match, side, messages)
    return { value: side, label: <bdi>{team ?? label}</bdi> }
  })
  return (
    <>
      <SegmentedControl<typeof NONE | Side>
        legend={results.batch.name.winnerOf(matches.match(String(match.id), match.name))}
        options={sides}
        value={winner ?? NONE}
        onChange={(side) => {
          if (side !== NONE) onChoose(side)
        }}
      />
      {winner && (
        <span className="text-12 text-secondary">{describePayouts(match, winner, results.finalize)[0]}</span>
      )}
    </>
  )
}

function Refund({ match, isLost }: { match: Match; isLost: boolean }) {
  const { batch } = useAdminMessages().results
  const stakes = stakesOf(match)
  return (
    <span className="text-secondary">
      {stakes === 0n ? batch.void.noBets : batch.void.refund(formatAmount(stakes))}
      {isLost && ` ${batch.void.atOnce}`}
    </span>
  )
}
