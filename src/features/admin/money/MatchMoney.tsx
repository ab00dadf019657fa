import { useState } from 'react'
import { chainNow } from '@/chain/network/clock'
import { parseMatchName } from '@/domain/match/name'
import { WethCell } from '@/features/admin/shared/WethCell'
import type { Messages } from '@/i18n/catalogue'
import { useMessages } from '@/i18n/useMessages'
import { isoDateTime } from '@/lib/isoDateTime'
import { Button } from '@/ui/forms/Button'
import { DownloadButton } from '@/ui/forms/DownloadButton'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { TableSection } from '@/ui/layout/TableSection'
import type { Accounting, MatchAccount } from './accounting'

const PAGE = 10

export function MatchMoney({ accounting: { matches } }: { accounting: Accounting }) {
  const { adminMoney: money } = useMessages()
  const [shown, setShown] = useState(PAGE)
  if (matches.length === 0) return null
  const messages = money.matches
  const { columns } = messages
  return (
    <TableSection
      title={messages.title}
      controls={
        <DownloadButton
          label={messages.download}
          fileName={messages.file(isoDateTime(chainNow()).slice(0, 10))}
          makeCsv={async () => (await import('./moneyCsv')).matchesCsv(matches)}
        />
      }
    >
      <Table caption={messages.title} columns={Object.values(columns)}>
        {matches.slice(0, shown).map((match) => (
          <Tr key={String(match.id)}>
            <Td className="min-w-0">
              <span className="min-w-0 break-words">
                <span className="text-secondary">{messages.match(String(match.id))}</span>{' '}
                <bdi className="font-medium">{match.name}</bdi>
              </span>
            </Td>
            <WethCell label={columns.staked} wei={match.staked} />
            <Td label={columns.result} className={match.winner === undefined ? 'text-secondary' : undefined}>
              {resultOf(match, messages)}
            </Td>
            <WethCell label={columns.paid} wei={match.paid} />
            <WethCell label={columns.owed} wei={match.owed} />
            <WethCell label={columns.fees} wei={match.fees} />
          </Tr>
        ))}
      </Table>
      {matches.length > shown && (
        <Button variant="quiet" block onClick={() => setShown(shown + PAGE)}>
          {messages.showMore}
        </Button>
      )}
      <p className="border-t border-line p-4 text-12 text-secondary sm:px-6">
        {messages.feesRule} {money.exact}
      </p>
    </TableSection>
  )
}

function resultOf(
  { winner, isChallenged, name }: MatchAccount,
  { results }: Messages['adminMoney']['matches'],
): string {
  if (isChallenged) return results.challenged
  if (winner === undefined) return results.none
  if (winner === 0) return results.void
  const { teamA, teamB } = parseMatchName(name)
  return results.winner(winner, winner === 1 ? teamA : teamB)
}
