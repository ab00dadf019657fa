import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useChainNow } from '@/chain/network/clock'
import { useAdminMessages } from '@/i18n/adminMessages'
import type { AdminMessages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { cx } from '@/ui/classNames'
import { Banner } from '@/ui/feedback/Banner'
import { Card, CardTitle } from '@/ui/layout/Card'
import { WethAmount } from '@/ui/text/WethAmount'
import { type Accounting, isDecided, solvencyOf } from './accounting'

export function PoolMoney({ accounting }: { accounting: Accounting }) {
  const { adminMoney: money } = useAdminMessages()
  const { solvency: messages } = money
  const { balance, block } = accounting
  const solvency = solvencyOf(accounting)
  const { owed, own, isCovered, shortfall } = solvency
  const groups = groupsOf(accounting, solvency, useChainNow(), messages)
  return (
    <Card as="section" aria-labelledby="pool-money" className="flex flex-col gap-6">
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
      {!isCovered && (
        <Banner tone="warning" role="alert" icon={<TriangleAlert />}>
          <strong className="block font-medium">{messages.short(formatAmount(shortfall, 'full'))}</strong>
          {messages.shortText}
        </Banner>
      )}
      <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-sm bg-hover">
        {groups
          .flatMap(({ parts }) => parts)
          .filter(({ wei }) => wei > 0n)
          .map(({ term, wei, color }) => (
            <span
              key={term}
              className={cx('min-w-1 forced-color-adjust-none', color)}
              style={{ flexGrow: thousandthsOf(wei, balance) }}
            />
          ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-[2fr_3fr]">
        {groups.map((group) => (
          <GroupBox key={group.term} {...group} />
        ))}
      </div>
      <p className="-mb-1 border-t border-line pt-4 text-12 text-secondary">{money.asOf(String(block))}</p>
    </Card>
  )
}

type Group = ReturnType<typeof groupsOf>[number]

function groupsOf(
  { matches, open, owed, bonds, feesToCome, accruedFees }: Accounting,
  solvency: ReturnType<typeof solvencyOf>,
  now: number,
  messages: AdminMessages['adminMoney']['solvency'],
) {
  const openMatches = matches.filter(({ match, staked }) => !isDecided(match) && staked > 0n)
  const owedLater = matches
    .filter(({ match }) => match.claimableAt > now)
    .reduce((total, account) => total + account.owed, 0n)
  const openHint = messages.openHint(openMatches.length)
  const owedHint = owedLater > 0n ? messages.owedLater(formatAmount(owedLater)) : messages.unclaimedHint
  const challenged = { term: messages.bonds, wei: bonds, color: 'bg-side-b/50', hint: messages.bondsHint }
  return [
    {
      term: messages.owed,
      wei: solvency.owed,
      className: 'lg:grid-cols-2',
      parts: [
        { term: messages.open, wei: open, color: 'bg-side-a', hint: openHint },
        { term: messages.unclaimed, wei: owed, color: 'bg-side-a/50', hint: owedHint },
        ...(bonds > 0n ? [challenged] : []),
      ],
    },
    {
      term: messages.own,
      wei: solvency.own,
      className: 'lg:grid-cols-3',
      parts: [
        { term: messages.accrued, wei: accruedFees, color: 'bg-action', hint: messages.accruedHint },
        { term: messages.feesToCome, wei: feesToCome, color: 'bg-action/40', hint: messages.feesToComeHint },
        { term: messages.surplus, wei: solvency.surplus, color: 'bg-control', hint: messages.surplusHint },
      ],
    },
  ]
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
      {parts.map(({ term, wei, color, hint }) => (
        <div key={term} className="min-w-0">
          <dt className="flex items-center gap-2 text-12 text-tertiary">
            <span
              aria-hidden
              className={cx('size-2.5 shrink-0 rounded-full forced-color-adjust-none', color)}
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

function thousandthsOf(wei: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((wei * 1_000n) / whole)
}
