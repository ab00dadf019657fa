import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { formatAmount } from '@/i18n/format/amounts'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { cx } from '@/ui/classNames'
import { Banner } from '@/ui/feedback/Banner'
import { Card, CardTitle } from '@/ui/layout/Card'
import { WethAmount } from '@/ui/text/WethAmount'
import { solvencyOf } from './ledger'
import type { Money } from './useMoney'

export function PoolMoney({ money }: { money: Money }) {
  const { money: messages } = useAdminMessages()
  const { solvency } = messages
  const now = useChainNow()
  const { ledger, balance, accruedFees, from, to, isCut } = money
  const { owed, own, isCovered, surplus, shortfall } = solvencyOf(ledger, money)
  const openMatches = ledger.matches.filter(({ winner, staked }) => winner === undefined && staked > 0n)
  const owedLater = ledger.matches
    .filter(({ claimableAt }) => claimableAt > now)
    .reduce((total, { owed }) => total + owed, 0n)

  const groups = [
    {
      term: solvency.owed,
      wei: owed,
      className: 'lg:grid-cols-2',
      parts: [
        {
          term: solvency.open,
          wei: ledger.open,
          colour: 'bg-side-a',
          hint: solvency.openHint(openMatches.length),
        },
        {
          term: solvency.unclaimed,
          wei: ledger.owed,
          colour: 'bg-side-a/50',
          hint: owedLater > 0n ? solvency.owedLater(formatAmount(owedLater)) : solvency.unclaimedHint,
        },
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
          wei: ledger.feesToCome,
          colour: 'bg-action/40',
          hint: solvency.feesToComeHint,
        },
        { term: solvency.surplus, wei: surplus, colour: 'bg-control', hint: solvency.surplusHint },
      ],
    },
  ]
  const parts = groups.flatMap((group) => group.parts)

  return (
    <Card as="section" aria-labelledby="pool-money" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-96 flex-col gap-2">
          <CardTitle id="pool-money">{solvency.title}</CardTitle>
          {!isCut && isCovered && (
            <p className="flex items-start gap-2 text-14">
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
              <span>
                <strong className="font-medium text-success">{solvency.covered}</strong>{' '}
                <span className="text-secondary">
                  {solvency.coveredText(formatAmount(balance), formatAmount(owed), formatAmount(own))}
                </span>
              </span>
            </p>
          )}
        </div>
        <dl className="min-w-0">
          <dt className="text-12 text-tertiary sm:text-end">{solvency.balance}</dt>
          <dd className="font-display text-32 sm:text-end">
            <WethAmount wei={balance} />
          </dd>
        </dl>
      </div>

      {isCut ? (
        <Banner icon={<TriangleAlert />}>{solvency.cut}</Banner>
      ) : (
        !isCovered && (
          <Banner tone="warning" role="alert" icon={<TriangleAlert />}>
            <strong className="block font-medium">{solvency.short(formatAmount(shortfall, 'full'))}</strong>
            {solvency.shortText}
          </Banner>
        )
      )}

      <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-sm bg-hover">
        {parts.map(
          ({ term, wei, colour }) =>
            wei > 0n && (
              <span
                key={term}
                className={cx('min-w-1 forced-color-adjust-none', colour)}
                style={{ flexGrow: shareOf(wei, balance) }}
              />
            ),
        )}
      </div>

      <div className="grid gap-4 lg:grid-cols-[2fr_3fr]">
        {groups.map((group) => (
          <dl
            key={group.term}
            className={cx(
              'grid min-w-0 content-start gap-x-6 gap-y-4 rounded-md border border-line bg-background p-4 sm:grid-cols-2',
              group.className,
            )}
          >
            <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="text-14 font-medium">{group.term}</dt>
              <dd className="font-display text-24">
                <WethAmount wei={group.wei} />
              </dd>
            </div>
            {group.parts.map(({ term, wei, colour, hint }) => (
              <Part key={term} term={term} colour={colour} hint={hint}>
                <WethAmount wei={wei} />
              </Part>
            ))}
          </dl>
        ))}
      </div>
      <p className="-mb-1 border-t border-line pt-4 text-12 text-secondary">
        {messages.countsFrom(String(from), String(to))}
      </p>
    </Card>
  )
}

interface PartProps {
  term: string
  colour: string
  hint: string
  children: ReactNode
}

function Part({ term, colour, hint, children }: PartProps) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-2 text-12 text-tertiary">
        <span aria-hidden className={cx('size-2.5 shrink-0 rounded-full forced-color-adjust-none', colour)} />
        {term}
      </dt>
      <dd className="mt-1 font-display text-20">{children}</dd>
      <dd className="mt-1 text-12 text-pretty text-secondary">{hint}</dd>
    </div>
  )
}

/** Returns thousandths. */
function shareOf(wei: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((wei * 1_000n) / whole)
}
