import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useChainNow } from '@/chain/network/clock'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Banner } from '@/ui/feedback/Banner'
import { Card, CardTitle } from '@/ui/layout/Card'
import { WethAmount } from '@/ui/text/WethAmount'
import { solvencyOf } from './accounting'
import type { Money } from './useMoney'

type Solvency = ReturnType<typeof solvencyOf>

export function PoolMoney({ money }: { money: Money }) {
  const { adminMoney: messages } = useMessages()
  const now = useChainNow()
  const solvency = solvencyOf(money.accounting, money)
  const groups = groupsOf(money, solvency, now, messages)
  return (
    <Card as="section" aria-labelledby="pool-money" className="flex flex-col gap-6">
      <Headline money={money} solvency={solvency} />
      {!solvency.isCovered && (
        <Banner tone="warning" role="alert" icon={<TriangleAlert />}>
          <strong className="block font-medium">
            {messages.solvency.short(formatAmount(solvency.shortfall, 'full'))}
          </strong>
          {messages.solvency.shortText}
        </Banner>
      )}
      <ShareBar parts={groups.flatMap(({ parts }) => parts)} whole={money.balance} />
      <div className="grid gap-4 lg:grid-cols-[2fr_3fr]">
        {groups.map((group) => (
          <GroupBox key={group.term} {...group} />
        ))}
      </div>
      <p className="-mb-1 border-t border-line pt-4 text-12 text-secondary">
        {messages.asOf(String(money.block))}
      </p>
    </Card>
  )
}

interface Part {
  term: string
  wei: bigint
  colour: string
  hint: string
}

interface Group {
  term: string
  wei: bigint
  className: string
  parts: readonly Part[]
}

function groupsOf(
  { accounting, accruedFees }: Money,
  { owed, own, surplus }: Solvency,
  now: number,
  { solvency }: Messages['adminMoney'],
): readonly Group[] {
  const openMatches = accounting.matches.filter(({ winner, staked }) => winner === undefined && staked > 0n)
  const owedLater = accounting.matches
    .filter(({ claimableAt }) => claimableAt > now)
    .reduce((total, { owed }) => total + owed, 0n)
  return [
    {
      term: solvency.owed,
      wei: owed,
      className: 'lg:grid-cols-2',
      parts: [
        {
          term: solvency.open,
          wei: accounting.open,
          colour: 'bg-side-a',
          hint: solvency.openHint(openMatches.length),
        },
        {
          term: solvency.unclaimed,
          wei: accounting.owed,
          colour: 'bg-side-a/50',
          hint: owedLater > 0n ? solvency.owedLater(formatAmount(owedLater)) : solvency.unclaimedHint,
        },
        ...(accounting.bonds > 0n
          ? [
              {
                term: solvency.bonds,
                wei: accounting.bonds,
                colour: 'bg-side-b/50',
                hint: solvency.bondsHint,
              },
            ]
          : []),
      ],
    },
    {
      term: solvency.own,
      wei: own,
      className: 'lg:grid-cols-3',
      parts: [
        { term: solvency.accrued, wei: accruedFees, colour: 'bg-action', hint: solvency.accruedHint },
        {
          term: solvency.feesToCome,
          wei: accounting.feesToCome,
          colour: 'bg-action/40',
          hint: solvency.feesToComeHint,
        },
        { term: solvency.surplus, wei: surplus, colour: 'bg-control', hint: solvency.surplusHint },
      ],
    },
  ]
}

function Headline({ money: { balance }, solvency }: { money: Money; solvency: Solvency }) {
  const { solvency: messages } = useMessages().adminMoney
  const { owed, own, isCovered } = solvency
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 flex-1 basis-96 flex-col gap-2">
        <CardTitle id="pool-money">{messages.title}</CardTitle>
        {isCovered && (
          <p className="flex items-start gap-2 text-14">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            <span>
              <strong className="font-medium text-success">{messages.covered}</strong>{' '}
              <span className="text-secondary">
                {messages.coveredText(formatAmount(balance), formatAmount(owed), formatAmount(own))}
              </span>
            </span>
          </p>
        )}
      </div>
      <dl className="min-w-0">
        <dt className="text-12 text-tertiary sm:text-end">{messages.balance}</dt>
        <dd className="font-display text-32 sm:text-end">
          <WethAmount wei={balance} />
        </dd>
      </dl>
    </div>
  )
}

function ShareBar({ parts, whole }: { parts: readonly Part[]; whole: bigint }) {
  return (
    <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-sm bg-hover">
      {parts.map(
        ({ term, wei, colour }) =>
          wei > 0n && (
            <span
              key={term}
              className={cx('min-w-1 forced-color-adjust-none', colour)}
              style={{ flexGrow: shareOf(wei, whole) }}
            />
          ),
      )}
    </div>
  )
}

function GroupBox({ term, wei, className, parts }: Group) {
  return (
    <dl
      className={cx(
        'grid min-w-0 content-start gap-x-6 gap-y-4 rounded-md border border-line bg-background p-4 sm:grid-cols-2',
        className,
      )}
    >
      <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="text-14 font-medium">{term}</dt>
        <dd className="font-display text-24">
          <WethAmount wei={wei} />
        </dd>
      </div>
      {parts.map(({ term, wei, colour, hint }) => (
        <div key={term} className="min-w-0">
          <dt className="flex items-center gap-2 text-12 text-tertiary">
            <span
              aria-hidden
              className={cx('size-2.5 shrink-0 rounded-full forced-color-adjust-none', colour)}
            />
            {term}
          </dt>
          <dd className="mt-1 font-display text-20">
            <WethAmount wei={wei} />
          </dd>
          <dd className="mt-1 text-12 text-pretty text-secondary">{hint}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns thousandths. */
function shareOf(wei: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((wei * 1_000n) / whole)
}
