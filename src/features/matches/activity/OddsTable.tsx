import { memo, useState } from 'react'
import { useWallet } from '@/chain/wallet/wallets'
import { ShowMore } from '@/domain/history/ShowMore'
import type { Match } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import { formatAmount, formatShare } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { Badge } from '@/ui/feedback/Badge'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { DateTime } from '@/ui/text/DateTime'
import type { OddsPoint } from './odds'
import { formatOdds } from './oddsContent'

const PAGE = 10

interface OddsTableProps {
  /** Oldest first. */
  points: readonly OddsPoint[]
  match: Match
}

/** Lists the odds after each bet, newest first. Memoized, because the pointer renders its parent at each move. */
export const OddsTable = memo(function OddsTable({ points, match }: OddsTableProps) {
  const messages = useMessages()
  const { odds, feed } = messages.matchActivity
  const { account } = useWallet()
  const [shown, setShown] = useState(PAGE)
  const [teamA, teamB] = ([1, 2] as const).map((side) => shortSideName(match, side, messages))
  const newest = points.slice(-shown).reverse()
  return (
    <>
      <Table
        caption={messages.matchPage.odds}
        columns={[
          odds.columns.time,
          odds.columns.pool,
          odds.columns.bet,
          <bdi key="A" className="wrap-anywhere">
            {teamA}
          </bdi>,
          <bdi key="B" className="wrap-anywhere">
            {teamB}
          </bdi>,
          odds.columns.share,
        ]}
      >
        {newest.map((point) => (
          <Tr key={point.id}>
            <Td className="whitespace-nowrap">
              <DateTime time={point.time} />
            </Td>
            <Td label={odds.columns.pool}>{messages.match.pools[point.pool]}</Td>
            <Td label={odds.columns.bet}>
              <span className="flex min-w-0 flex-wrap items-center gap-2 max-md:justify-end">
                <span className="min-w-0 wrap-anywhere">
                  {feed.bet(formatAmount(point.amount), shortSideName(match, point.side, messages))}
                </span>
                {sameAddress(point.by, account) && <Badge>{feed.you}</Badge>}
              </span>
            </Td>
            <Td label={teamA} className="font-medium tabular-nums">
              {formatOdds(point.odds[1])}
            </Td>
            <Td label={teamB} className="font-medium tabular-nums">
              {formatOdds(point.odds[2])}
            </Td>
            <Td label={odds.columns.share} className="tabular-nums">
              {point.shareABps !== undefined && (
                <span className="inline-flex gap-1">
                  <span>{formatShare(point.shareABps)}</span>
                  <span>·</span>
                  <span>{formatShare(10_000 - point.shareABps)}</span>
                </span>
              )}
            </Td>
          </Tr>
        ))}
      </Table>
      <ShowMore count={points.length} shown={shown} page={PAGE} onShow={setShown} />
      <p className="border-t border-line p-4 text-12 text-secondary sm:px-6">{odds.rules}</p>
    </>
  )
})
