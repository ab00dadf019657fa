import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isRefunding, type Tournament } from '@/domain/tournament/tournament'
import { WethCell } from '@/features/admin/shared/WethCell'
import { readFailure } from '@/i18n/describeReadFailure'
import { useMessages } from '@/i18n/useMessages'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/forms/Button'
import { Fact } from '@/ui/layout/Fact'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { TableSection } from '@/ui/layout/TableSection'
import { WethAmount } from '@/ui/text/WethAmount'
import { type PrizeMoney, usePrizes } from './readPrizes'

const PAGE = 10

export function PrizeSection() {
  const messages = useMessages()
  const { adminMoney: money, ui } = messages
  const prizes = usePrizes()
  const failure = readFailure(messages, prizes)
  return (
    <TableSection title={money.prizes.title}>
      {prizes.data ? (
        <Prizes prizes={prizes.data} />
      ) : (
        <div className="px-4 pb-4 sm:px-6 sm:pb-6">
          {failure ? <LoadError {...failure} /> : <Skeleton text={ui.loading} className="h-14" />}
        </div>
      )}
    </TableSection>
  )
}

function Prizes({ prizes: { balance, open, unclaimed, tournaments } }: { prizes: PrizeMoney }) {
  const { adminMoney: money } = useMessages()
  const messages = money.prizes
  const { columns } = messages
  const [shown, setShown] = useState(PAGE)
  const surplus = balance - open - unclaimed
  const figures = [
    { term: messages.held, wei: balance },
    { term: messages.open, wei: open },
    { term: messages.unclaimed, wei: unclaimed },
    ...(surplus > 0n ? [{ term: money.solvency.surplus, wei: surplus }] : []),
  ]
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-4 px-4 pb-4 sm:px-6">
        {figures.map(({ term, wei }) => (
          <Fact key={term} term={term} size="lg">
            <WethAmount wei={wei} />
          </Fact>
        ))}
      </dl>
      {tournaments.length > 0 && (
        <Table caption={messages.title} columns={Object.values(columns)}>
          {tournaments.slice(0, shown).map(({ tournament, held }) => (
            <Tr key={String(tournament.id)}>
              <Td className="min-w-0">
                <span className="min-w-0 break-words">
                  <span className="text-secondary">{messages.tournament(String(tournament.id))}</span>{' '}
                  <Link
                    to="/tournaments/$id"
                    params={{ id: String(tournament.id) }}
                    className="font-medium underline underline-offset-4"
                  >
                    <bdi>{tournament.name}</bdi>
                  </Link>
                </span>
              </Td>
              <Td label={columns.state}>{messages.states[stateOf(tournament, held)]}</Td>
              <WethCell label={columns.pool} wei={tournament.prizePool} />
              <WethCell label={columns.held} wei={held} />
            </Tr>
          ))}
        </Table>
      )}
      {tournaments.length > shown && (
        <Button variant="quiet" block onClick={() => setShown(shown + PAGE)}>
          {money.matches.showMore}
        </Button>
      )}
      <p className="border-t border-line p-4 text-12 text-secondary sm:px-6">{messages.rule}</p>
    </>
  )
}

function stateOf(tournament: Tournament, held: bigint): 'open' | 'prizes' | 'refunds' | 'paid' {
  if (tournament.status === 'open') return 'open'
  if (held === 0n) return 'paid'
  return isRefunding(tournament) ? 'refunds' : 'prizes'
}
