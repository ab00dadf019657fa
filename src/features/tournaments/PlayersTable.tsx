import { useId } from 'react'
import { useWallet } from '@/chain/wallet/wallets'
import { BettorLink } from '@/domain/bet/BettorLink'
import { useOwnPlayer, useParticipants } from '@/domain/tournament/participants'
import { type Standing, standings } from '@/domain/tournament/player'
import { isRefunding, type Tournament } from '@/domain/tournament/tournament'
import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { Pending } from '@/ui/feedback/loading'
import { Card, CardTitle } from '@/ui/layout/Card'
import { LoadMore } from '@/ui/layout/LoadMore'
import { Table, Td, Tr } from '@/ui/layout/Table'

export function PlayersTable({ tournament }: { tournament: Tournament }) {
  const messages = useMessages()
  const { players } = messages.tournaments
  const titleId = useId()
  const { account } = useWallet()
  const player = useOwnPlayer(tournament.id)
  const participants = useParticipants(tournament.id)
  const { data } = participants
  const rows = data && standings(data)
  const isOwnShown = rows?.some((row) => sameAddress(row.account, account)) ?? true

  return (
    <Card as="section" aria-labelledby={titleId} flush className="overflow-hidden">
      <div className="flex flex-col gap-1 p-4 sm:p-6 sm:pb-4">
        <CardTitle id={titleId}>{players.title}</CardTitle>
        <Lead tournament={tournament} />
        {rows && rows.length < tournament.playerCount && (
          <p className="text-12 text-tertiary">{players.partial(rows.length, tournament.playerCount)}</p>
        )}
      </div>
      {!rows && (
        <div className="p-4 pt-0 sm:px-6">
          <Pending reads={[participants]} className="h-24" />
        </div>
      )}
      {rows && rows.length > 0 && (
        <Table caption={players.caption} columns={Object.values(players.columns)}>
          {rows.map((row) => (
            <Row
              key={row.account}
              row={row}
              tournament={tournament}
              isOwn={sameAddress(row.account, account)}
            />
          ))}
          {account && player?.hasJoined && !isOwnShown && (
            <Row row={{ ...player, account, rank: undefined }} tournament={tournament} isOwn />
          )}
        </Table>
      )}
      <LoadMore
        className="p-4"
        pages={participants}
        label={players.loadMore}
        busyLabel={messages.ui.loading}
      />
    </Card>
  )
}

function Lead({ tournament }: { tournament: Tournament }) {
  const { players } = useMessages().tournaments
  const { playerCount, topScore, topCount, status } = tournament
  const text =
    playerCount === 0
      ? players.none
      : topScore === 0
        ? status === 'open'
          ? players.noPoints
          : players.nobodyScored
        : status === 'finalized'
          ? players.won(topScore, topCount)
          : players.leading(topScore, topCount)
  return <p className="text-14 text-secondary">{text}</p>
}

interface RowProps {
  row: Omit<Standing, 'rank'> & { rank: number | undefined }
  tournament: Tournament
  isOwn: boolean
}

function Row({ row, tournament, isOwn }: RowProps) {
  const { tournaments } = useMessages()
  const { players } = tournaments
  const { columns } = players
  // No ranks before the first point.
  const rank = tournament.topScore > 0 ? row.rank : undefined
  const made = row.predictions.filter((side) => side !== 0).length
  const isOwed = tournament.status !== 'open' && (row.claimable > 0n || row.claimed)
  return (
    // On a phone the points stand beside the player, the rest below.
    <Tr
      className={cx(
        'max-md:grid-cols-[1.5rem_minmax(0,1fr)_auto] max-md:whitespace-nowrap',
        isOwn && 'bg-hover',
      )}
    >
      <Td className="tabular-nums">{rank ?? '–'}</Td>
      <Td>
        <span className="flex flex-wrap items-center gap-x-2">
          <BettorLink address={row.account} />
          {isOwn && <Badge>{players.you}</Badge>}
        </span>
      </Td>
      <Td label={columns.points} className="font-medium tabular-nums">
        {formatCount(row.totalScore)}
      </Td>
      <Td label={columns.picks} className="tabular-nums max-md:col-span-2 max-md:col-start-2">
        {players.picks(made, tournament.matchIds.length)}
      </Td>
      <Td label={columns.paid} className={isOwed ? 'max-md:col-span-2 max-md:col-start-2' : 'max-md:hidden'}>
        {isOwed ? (
          <Badge tone={row.claimed && !isRefunding(tournament) ? 'won' : 'neutral'}>
            {row.claimed ? players.yes : players.no}
          </Badge>
        ) : (
          '–'
        )}
      </Td>
    </Tr>
  )
}
