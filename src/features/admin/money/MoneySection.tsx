import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { zeroAddress } from 'viem'
import { useConfig } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { chainNow } from '@/chain/network/clock'
import { LedgerProgress } from '@/domain/ledger/LedgerProgress'
import { useLedger } from '@/domain/ledger/useLedger'
import type { Match } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { isRefunding, type Tournament } from '@/domain/tournament/tournament'
import { PagedTable } from '@/features/admin/shared/PagedTable'
import { WethCell } from '@/features/admin/shared/WethCell'
import { useAdminMessages } from '@/i18n/adminMessages'
import type { AdminMessages } from '@/i18n/catalogue'
import { isoDateTime } from '@/lib/time'
import { lazyWithRetry, Pending, Skeleton, WhenSeen } from '@/ui/feedback/loading'
import { DownloadButton } from '@/ui/forms/DownloadButton'
import { Card } from '@/ui/layout/Card'
import { Fact } from '@/ui/layout/Fact'
import { TableSection, Td, Tr } from '@/ui/layout/Table'
import { WethAmount } from '@/ui/text/WethAmount'
import { accountFor, isDecided, type MatchAccount } from './accounting'
import { PoolMoney } from './PoolMoney'
import { type PrizeMoney, readPrizes } from './readPrizes'
import { Turnover } from './Turnover'

const Statements = lazyWithRetry(async () => (await import('./Statements')).Statements)

export function MoneySection() {
  const { data: ledger, isError, isFetching, refetch } = useLedger({ withClaims: true })
  const accounting = useMemo(() => ledger && accountFor(ledger), [ledger])
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {accounting ? (
        <PoolMoney accounting={accounting} />
      ) : (
        <Card flush>
          <LedgerProgress read={{ isError, isFetching, refetch }} />
        </Card>
      )}
      {deployment.tournament !== zeroAddress && <PrizeSection />}
      {ledger && accounting && (
        <>
          <Turnover matches={accounting.matches} />
          <WhenSeen className="min-h-60">
            <Statements ledger={ledger} />
          </WhenSeen>
          {accounting.matches.length > 0 && <MatchMoney matches={accounting.matches} />}
        </>
      )}
    </div>
  )
}

function PrizeSection() {
  const { adminMoney: money, ui } = useAdminMessages()
  const config = useConfig()
  const prizes = useQuery({
    queryKey: ['prizes', { address: deployment.tournament }],
    queryFn: () => readPrizes(config),
  })
  return (
    <TableSection title={money.prizes.title}>
      {prizes.data ? (
        <Prizes prizes={prizes.data} />
      ) : (
        <div className="px-4 pb-4 sm:px-6 sm:pb-6">
          <Pending reads={[prizes]} loading={<Skeleton text={ui.loading} className="h-14" />} />
        </div>
      )}
    </TableSection>
  )
}

function Prizes({ prizes: { balance, open, unclaimed, tournaments } }: { prizes: PrizeMoney }) {
  const { prizes: messages, solvency } = useAdminMessages().adminMoney
  const { columns } = messages
  const surplus = balance - open - unclaimed
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-4 px-4 pb-4 sm:px-6">
        <Figure term={messages.held} wei={balance} />
        <Figure term={messages.open} wei={open} />
        <Figure term={messages.unclaimed} wei={unclaimed} />
        {surplus > 0n && <Figure term={solvency.surplus} wei={surplus} />}
      </dl>
      {tournaments.length > 0 && (
        <PagedTable title={messages.title} columns={columns} rows={tournaments}>
          {({ tournament, held }) => {
            const id = String(tournament.id)
            return (
              <Tr key={id}>
                <NameCell id={messages.tournament(id)}>
                  <Link
                    to="/tournaments/$id"
                    params={{ id }}
                    className="font-medium underline underline-offset-4"
                  >
                    <bdi>{tournament.name}</bdi>
                  </Link>
                </NameCell>
                <Td label={columns.state}>{messages.states[stateOf(tournament, held)]}</Td>
                <WethCell label={columns.pool} wei={tournament.prizePool} />
                <WethCell label={columns.held} wei={held} />
              </Tr>
            )
          }}
        </PagedTable>
      )}
      <p className="border-t border-line p-4 text-12 text-secondary sm:px-6">{messages.rule}</p>
    </>
  )
}

function Figure({ term, wei }: { term: string; wei: bigint }) {
  return (
    <Fact term={term} size="lg">
      <WethAmount wei={wei} />
    </Fact>
  )
}

function stateOf(tournament: Tournament, held: bigint): 'open' | 'prizes' | 'refunds' | 'paid' {
  if (tournament.status === 'open') return 'open'
  if (held === 0n) return 'paid'
  return isRefunding(tournament) ? 'refunds' : 'prizes'
}

function MatchMoney({ matches }: { matches: readonly MatchAccount[] }) {
  const messages = useAdminMessages()
  const { matches: own, exact } = messages.adminMoney
  const { columns } = own
  return (
    <TableSection
      title={own.title}
      controls={
        <DownloadButton
          label={own.download}
          fileName={own.file(isoDateTime(chainNow()).slice(0, 10))}
          makeCsv={async () => (await import('./moneyCsv')).matchesCsv(matches)}
        />
      }
    >
      <PagedTable title={own.title} columns={columns} rows={matches}>
        {({ match, staked, paid, owed, fees }) => (
          <Tr key={String(match.id)}>
            <NameCell id={own.match(String(match.id))}>
              <bdi className="font-medium">{match.name}</bdi>
            </NameCell>
            <WethCell label={columns.staked} wei={staked} />
            <Td label={columns.result} className={isDecided(match) ? undefined : 'text-secondary'}>
              {resultOf(match, messages)}
            </Td>
            <WethCell label={columns.paid} wei={paid} />
            <WethCell label={columns.owed} wei={owed} />
            <WethCell label={columns.fees} wei={fees} />
          </Tr>
        )}
      </PagedTable>
      <p className="border-t border-line p-4 text-12 text-secondary sm:px-6">
        {own.feesRule} {exact}
      </p>
    </TableSection>
  )
}

function resultOf(match: Match, messages: AdminMessages): string {
  const { results } = messages.adminMoney.matches
  if (match.isChallenged) return results.challenged
  if (!match.hasResult) return results.none
  if (match.winner === 0) return results.void
  return results.winner(match.winner, describeSide(match, match.winner, messages).team)
}

function NameCell({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Td className="min-w-0">
      <span className="min-w-0 break-words">
        <span className="text-secondary">{id}</span> {children}
      </span>
    </Td>
  )
}
