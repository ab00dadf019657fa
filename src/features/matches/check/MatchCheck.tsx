import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleHelp, CircleMinus, Download, RotateCw, TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useConfig } from 'wagmi'
import { freshness } from '@/chain/queries/queryClient'
import { BettorLink } from '@/domain/bet/BettorLink'
import { HistoryProgress } from '@/domain/history/HistoryProgress'
import { ShowMore } from '@/domain/history/ShowMore'
import { stakeOf } from '@/domain/ledger/ledger'
import type { Match } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import type { Pools } from '@/domain/match/odds'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { downloadFile } from '@/lib/downloadFile'
import { cx } from '@/ui/classNames'
import { lazyWithRetry, Pending, Skeleton, WhenSeen } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Table, TableSection, Td, Tr } from '@/ui/layout/Table'
import { WethAmount } from '@/ui/text/WethAmount'
import { checkFile } from './checkFile'
import {
  type MatchCheck as Check,
  type CheckName,
  type CheckState,
  checkNames,
  missingActs,
  type ResultAct,
} from './checkMatch'
import { readCheck } from './readCheck'

const ResultRules = lazyWithRetry(
  async () => (await import('@/features/matches/match/ResultRules')).ResultRules,
)
const ResultRecord = lazyWithRetry(async () => (await import('./ResultRecord')).ResultRecord)

/** Recomputes a match from the pool's storage, and says what differs from what the contracts tell. */
export function MatchCheck({ match }: { match: Match }) {
  const messages = useMessages()
  const { matchCheck: texts, matchRules, ui } = messages
  const config = useConfig()
  const [progress, setProgress] = useState({ read: 0, all: 0 })
  const read = useQuery({
    ...freshness.fixed,
    queryKey: ['matchCheck', match.id],
    queryFn: () => readCheck(config, match.id, (read, all) => setProgress({ read, all })),
    // Deep-comparing tens of thousands of positions is slow.
    structuralSharing: false,
    meta: { failure: 'Failed to check the match' },
  })
  const { data: check } = read
  const [logged, setLogged] = useState<Logged>('open')
  return (
    <>
      {read.error ? (
        <Pending reads={[read]} />
      ) : check ? (
        <>
          <Verdict check={check} logged={logged} read={read} />
          <CheckedBets match={match} check={check} />
        </>
      ) : (
        <Card flush>
          <HistoryProgress
            percent={progress.all > 0 ? Math.floor((progress.read * 100) / progress.all) : undefined}
            text={texts.reading(formatCount(progress.read), formatCount(progress.all))}
            isSaved={false}
          />
        </Card>
      )}
      <Card as="section" aria-labelledby="result-rules">
        <CardTitle id="result-rules">{matchRules.result}</CardTitle>
        <Suspense fallback={<Skeleton text={ui.loading} className="h-40" />}>
          <ResultRules match={match} />
        </Suspense>
      </Card>
      <Card as="section" flush aria-labelledby="result-record" className="overflow-hidden">
        <CardTitle id="result-record" className="p-4 sm:px-6 sm:pt-6">
          {texts.record.title}
        </CardTitle>
        {/* Logs can take hundreds of requests. */}
        <WhenSeen className="min-h-20">
          <Suspense fallback={<Skeleton text={ui.loading} className="mx-4 h-16 sm:mx-6" />}>
            <ResultRecord match={match} onRead={setLogged} />
          </Suspense>
        </WhenSeen>
      </Card>
    </>
  )
}

const icons = { right: CircleCheck, wrong: TriangleAlert, open: CircleMinus, unread: CircleHelp }
const tones = { right: 'text-success', wrong: 'text-danger', open: 'text-tertiary', unread: 'text-warning' }

function StateIcon({ state, className }: { state: CheckState; className: string }) {
  const Icon = icons[state]
  return <Icon aria-hidden className={cx('shrink-0', className, tones[state])} />
}

/** All acts on the result. `open` while they aren't read, `unread` if the RPC doesn't serve them. */
type Logged = readonly ResultAct[] | 'open' | 'unread'

function Verdict({ check, logged, read }: { check: Check; logged: Logged; read: UseQueryResult }) {
  const messages = useMessages()
  const { matchCheck: texts } = messages
  const { pool, matchId } = check
  const record =
    typeof logged === 'string' ? undefined : logged.filter(({ block }) => block <= pool.block.number)
  const missing = record && missingActs(check, record)
  const recordState: CheckState = typeof logged === 'string' ? logged : missing?.length ? 'unread' : 'right'
  const states = [...Object.values(check.states), recordState]
  const verdict = states.includes('wrong') ? 'wrong' : states.includes('unread') ? 'unread' : 'right'
  const described = describeChecks(check, messages)
  const rows = [
    ...checkNames.map((name) => ({
      state: check.states[name],
      term: texts[name].term,
      text: described[name][check.states[name]],
    })),
    {
      state: recordState,
      term: texts.record.term,
      text: missing?.map((act) => texts.record.missing[act]).join(' ') || texts.record[recordState],
    },
  ]
  return (
    <Card as="section" aria-labelledby="verdict" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div role={verdict === 'wrong' ? 'alert' : 'status'} className="flex min-w-0 flex-1 basis-60 gap-3">
          <StateIcon state={verdict} className="mt-0.5 size-6" />
          <div className="min-w-0">
            <CardTitle id="verdict">{texts.verdicts[verdict]}</CardTitle>
            <p className="text-14 text-secondary">{texts.asOf(formatCount(Number(pool.block.number)))}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={read.isFetching} onClick={() => void read.refetch()}>
            <RotateCw aria-hidden className="size-4" />
            {texts.again}
          </Button>
          <Button
            size="sm"
            onClick={() =>
              downloadFile(texts.file(String(matchId)), 'application/json', checkFile(check, record))
            }
          >
            <Download aria-hidden className="size-4" />
            {texts.download}
          </Button>
        </div>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ state, term, text }) => (
          <li key={term} className="flex gap-3 py-3 text-14">
            <StateIcon state={state} className="mt-0.5 size-4" />
            <div className="min-w-0 break-words">
              <p>
                <span className="font-medium">{term}</span>{' '}
                {state !== 'open' && <span className={tones[state]}>{texts.states[state]}</span>}
              </p>
              <p className="text-secondary">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-12 text-secondary">{texts.trust}</p>
    </Card>
  )
}

type Descriptions = Record<CheckName, Partial<Record<CheckState, string>>>

function describeChecks(check: Check, { matchCheck: texts }: Messages): Descriptions {
  const { pool, bets, summed, match, owed, foreignCode = [] } = check
  const { missing, totals, payouts, balance, code } = texts
  const total = exact(totalOf(match.pools))
  const amounts = [exact(pool.balance), exact(owed)] as const
  return {
    list: {
      right: texts.list.right(pool.bettors.length, pool.bettors.flatMap((bettor) => bettor.bets).length),
      wrong: texts.list.wrong,
    },
    totals: {
      right: totals.right(bets.length, total),
      wrong: totals.wrong(exact(totalOf(summed)), total),
    },
    payouts: {
      right: payouts.right(bets.length),
      wrong: payouts.wrong(bets.filter(({ isSame }) => !isSame).length),
      open: payouts.open,
      unread: missing,
    },
    balance: { right: balance.right(...amounts), wrong: balance.wrong(...amounts), unread: missing },
    rules: texts.rules,
    code: { ...code, wrong: code.wrong(foreignCode.join(', ')) },
    arbiter: { ...texts.arbiter, unread: code.unread },
  }
}

/** A difference can be a single wei. */
const exact = (wei: bigint) => formatAmount(wei, 'full')

const totalOf = ({ early, live }: Pools) => early[1] + early[2] + live[1] + live[2]

const PAGE = 25

function CheckedBets({ match, check }: { match: Match; check: Check }) {
  const messages = useMessages()
  const { bets: texts, missing } = messages.matchCheck
  const { bets, states } = check
  const { columns } = texts
  const hasPayouts = states.payouts !== 'open'
  const shownColumns = hasPayouts ? Object.values(columns) : [columns.bettor, columns.side, columns.stake]
  const [shown, setShown] = useState(PAGE)
  const sorted = bets.toSorted((one, other) => Number(one.isSame) - Number(other.isSame))
  return (
    <TableSection title={texts.title}>
      {bets.length === 0 ? (
        <p className="px-4 pb-4 text-14 text-secondary sm:px-6 sm:pb-6">
          {states.totals === 'right' ? texts.empty : missing}
        </p>
      ) : (
        <Table caption={texts.title} columns={shownColumns}>
          {sorted.slice(0, shown).map((bet) => (
            <Tr key={bet.account}>
              <Td>
                <BettorLink address={bet.account} />
              </Td>
              <Td label={columns.side}>{shortSideName(match, bet.side, messages)}</Td>
              <Td label={columns.stake}>
                <WethAmount wei={stakeOf(bet)} />
              </Td>
              {hasPayouts && (
                <>
                  <Td label={columns.payout}>
                    {bet.payout !== undefined && <WethAmount wei={bet.payout} />}
                  </Td>
                  <Td label={columns.told} className={bet.isSame ? undefined : 'font-medium text-danger'}>
                    {bet.told !== undefined && <WethAmount wei={bet.told} />}
                  </Td>
                  <Td label={columns.claimed}>{texts.claimed[`${bet.claimed}`]}</Td>
                </>
              )}
            </Tr>
          ))}
        </Table>
      )}
      <ShowMore count={bets.length} shown={shown} page={PAGE} onShow={setShown} />
    </TableSection>
  )
}
