import type { Address } from 'viem'
import { playerStatus } from '@/domain/tournament/player'
import { type PlayerTournament, usePlayerTournaments } from '@/domain/tournament/playerTournaments'
import { TournamentLink } from '@/domain/tournament/TournamentLink'
import { prizeShare } from '@/domain/tournament/tournament'
import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { Pending } from '@/ui/feedback/loading'
import { Table, TableSection, Td, Tr } from '@/ui/layout/Table'
import { WethAmount } from '@/ui/text/WethAmount'

/** Lists the tournaments that an account has joined, with its points and prizes. */
export function PlayerTournaments({ account }: { account: Address }) {
  const { bettor, layout } = useMessages()
  const read = usePlayerTournaments(account)
  const { data } = read
  const note = 'px-4 pb-4 text-14 text-secondary sm:px-6'
  return (
    <TableSection title={layout.tournaments}>
      {data ? (
        data.length > 0 ? (
          <Table caption={layout.tournaments} columns={Object.values(bettor.tournamentColumns)}>
            {data.map((entry) => (
              <Row key={String(entry.tournament.id)} {...entry} />
            ))}
          </Table>
        ) : (
          <p className={note}>{bettor.noTournaments}</p>
        )
      ) : (
        <div className={note}>
          <Pending reads={[read]} className="h-5" />
        </div>
      )}
    </TableSection>
  )
}

function Row({ tournament, player }: PlayerTournament) {
  const { tournamentColumns: columns } = useMessages().bettor
  const status = playerStatus(tournament, player)
  return (
    <Tr>
      <Td className="min-w-0">
        <TournamentLink tournament={tournament} />
      </Td>
      <Td label={columns.points} className="tabular-nums">
        {formatCount(player.totalScore)}
      </Td>
      <Td label={columns.prize}>
        {status === 'prize' || status === 'paid' ? <WethAmount wei={prizeShare(tournament)} /> : '–'}
      </Td>
    </Tr>
  )
}
