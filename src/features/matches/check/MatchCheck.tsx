import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleHelp, CircleMinus, Download, RotateCw, TriangleAlert } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { useConfig } from 'wagmi'
import { freshness } from '@/chain/queries/queryClient'
import { useWallet } from '@/chain/wallet/wallets'
import { BettorLink } from '@/domain/bet/BettorLink'
import { HistoryProgress } from '@/domain/history/HistoryProgress'
import { ShowMore } from '@/domain/history/ShowMore'
import { stakeOf } from '@/domain/ledger/ledger'
import type { Match } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import type { Pools } from '@/domain/match/odds'
import { ResultRules } from '@/features/matches/match/ResultRules'
import { ResultSource } from '@/features/matches/result/ResultSource'
import { describeOutcome } from '@/features/matches/result/ResultTimeline'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { downloadFile } from '@/lib/downloadFile'
import { cx } from '@/ui/classNames'
import { lazyWithRetry, Pending, Skeleton, WhenSeen } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Details } from '@/ui/layout/Details'
import { Table, Td, Tr } from '@/ui/layout/Table'
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
import { describeVerdict } from './describeVerdict'
import { readCheck } from './readCheck'

const ResultRecord = lazyWithRetry(async () => (await import('./ResultRecord')).ResultRecord)

/** Recomputes a match from the pool's storage, and says what differs from what the contracts tell. */
export function MatchCheck({ match }: { match: Match }) {
  const messages = useMessages()
  const { matchCheck: texts, ui } = messages
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
  const judged = check && judge(check, logged)
  return (
    <>
      {read.error ? (
        <Pending reads={[read]} />
      ) : judged ? (
        <Verdict match={match} judged={judged} read={read} />
      ) : (
        <Card flush>
          <HistoryProgress
            percent={progress.all > 0 ? Math.floor((progress.read * 100) / progress.all) : undefined}
            text={texts.reading(formatCount(progress.read), formatCount(progress.all))}
            isSaved={false}
          />
        </Card>
      )}
      <Card flush className="divide-y divide-line overflow-hidden">
        {judged && (
          <>
            <Fold title={texts.checks} open={judged.state === 'wrong'}>
              <Checks judged={judged} />
            </Fold>
            <Fold title={texts.bets.title}>
              <CheckedBets match={match} check={judged.check} />
            </Fold>
          </>
        )}
        <Fold title={texts.decided}>
          <div className="px-4 pb-4 sm:px-6">
            <ResultRules match={match} />
          </div>
        </Fold>
        <Fold title={texts.record.title}>
          {/* Logs can take hundreds of requests. */}
          <WhenSeen className="min-h-20">
            <Suspense fallback={<Skeleton text={ui.loading} className="mx-4 h-16 sm:mx-6" />}>
              <ResultRecord match={match} onRead={setLogged} />
            </Suspense>
          </WhenSeen>
        </Fold>
      </Card>
    </>
  )
}

function Fold({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Details
        open={open}
        className="[&>summary]:px-4 sm:[&>summary]:px-6"
        summary={
          <h2 id={titleId} className="py-3 text-16 font-medium text-text">
            {title}
          </h2>
        }
      >
        {children}
      </Details>
    </section>
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

type Judged = ReturnType<typeof judge>

/** Joins the checks of what was read with that of the logs. */
function judge(check: Check, logged: Logged) {
  const isRead = typeof logged !== 'string'
  const record = isRead ? logged.filter(({ block }) => block <= check.pool.block.number) : undefined
  const missing = record && missingActs(check, record)
  const recordState: CheckState = isRead ? (missing?.length ? 'unread' : 'right') : logged
  const states = [...Object.values(check.states), recordState]
  const state = states.includes('wrong') ? 'wrong' : states.includes('unread') ? 'unread' : 'right'
  return { check, record, missing, recordState, state } as const
}

/** Begins with the visitor's own bet, then what a person checks next. */
function Verdict({ match, judged, read }: { match: Match; judged: Judged; read: UseQueryResult }) {
  const { check, state } = judged
  const messages = useMessages()
  const { matchCheck: texts } = messages
  const { account } = useWallet()
  const verdict = describeVerdict(check, match, account, messages)
  return (
    <Card as="section" aria-labelledby="verdict" className="flex flex-col gap-4">
      <div className="flex gap-3">
        <StateIcon state={state === 'wrong' ? state : verdict.state} className="mt-0.5 size-6" />
        <div className="min-w-0 break-words">
          <CardTitle id="verdict">{verdict.text}</CardTitle>
          <p role={state === 'wrong' ? 'alert' : 'status'} className="text-14 text-secondary">
            {texts.verdicts[state]} {texts.asOf(formatCount(Number(check.pool.block.number)))}
          </p>
        </div>
      </div>
      {match.hasResult && (
        <div className="flex flex-col gap-1">
          <p className="text-14">{texts.next(describeOutcome(match, messages))}</p>
          <ResultSource matchId={match.id} />
        </div>
      )}
      <Button size="sm" className="self-start" busy={read.isFetching} onClick={() => void read.refetch()}>
        <RotateCw aria-hidden className="size-4" />
        {texts.again}
      </Button>
    </Card>
  )
}

function Checks({ judged: { check, record, missing, recordState } }: { judged: Judged }) {
  const messages = useMessages()
  const { matchCheck: texts } = messages
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
    <div className="flex flex-col items-start gap-3 px-4 pb-4 sm:px-6">
      <ul className="w-full divide-y divide-line border-y border-line">
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
      <Button
        size="sm"
        onClick={() =>
          downloadFile(texts.file(String(check.matchId)), 'application/json', checkFile(check, record))
        }
      >
        <Download aria-hidden className="size-4" />
        {texts.download}
      </Button>
    </div>
  )
}

type Descriptions = Record<CheckName, Partial<Record<CheckState, string>>>

function describeChecks(check: Check, { matchCheck: texts }: Messages): Descriptions {
  const { pool, bets, summed, match, owed, foreignCode = [] } = check
  const { missing, totals, payouts, balance, code } = texts
  return {
    list: {
      right: texts.list.right(pool.bettors.length, pool.bettors.flatMap((bettor) => bettor.bets).length),
      wrong: texts.list.wrong,
    },
    totals: {
      right: totals.right(bets.length, formatAmount(totalOf(match.pools))),
      wrong: totals.wrong(exact(totalOf(summed)), exact(totalOf(match.pools))),
    },
    payouts: {
      right: payouts.right(bets.length),
      wrong: payouts.wrong(bets.filter(({ isSame }) => !isSame).length),
      open: payouts.open,
      unread: missing,
    },
    balance: {
      right: balance.right(formatAmount(pool.balance), formatAmount(owed)),
      wrong: balance.wrong(exact(pool.balance), exact(owed)),
      unread: missing,
    },
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
    <>
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
    </>
  )
}
