import { Suspense, useId } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useWallet } from '@/chain/wallet/wallets'
import { BetStatusBadge, payoutAmounts, SideText, StatusNote, stakesByPool } from '@/domain/bet/BetCells'
import { useUserBet } from '@/domain/bet/queries'
import type { Match } from '@/domain/match/match'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Card } from '@/ui/layout/Card'
import { WethAmount } from '@/ui/text/WethAmount'
import { ClaimButton } from './claim/ClaimButton'

const BetAgain = lazyWithRetry(async () => {
  await loadMessages('betAgain')
  return (await import('./again/BetAgain')).BetAgain
})

/** The connected wallet's bet on a match, in a line or two. */
export function OwnPosition({ match }: { match: Match }) {
  const messages = useMessages()
  const { bets } = messages
  const now = useChainNow()
  const titleId = useId()
  const { account } = useWallet()
  const { data: bet } = useUserBet(match.id, account)
  if (!bet) return null
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-3 py-3!">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <h2 id={titleId} className="font-semibold">
          {bets.yourPosition}
        </h2>
        <span className="font-medium">
          <WethAmount wei={bet.amount} />
        </span>
        <SideText match={bet.match} side={bet.prediction} />
        <BetStatusBadge bet={bet} />
        <dl className="contents">
          {[...stakesByPool(bet, messages), ...payoutAmounts(bet, now, messages)].map(({ term, value }) => (
            <div key={term} className="flex flex-wrap gap-x-1.5">
              <dt className="text-secondary">{term}</dt>
              <dd className="font-medium">
                {typeof value === 'bigint' ? <WethAmount wei={value} /> : value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <StatusNote bet={bet} />
      <ClaimButton bet={bet} block />
      {bet.match.isVoid && (
        <Suspense>
          <BetAgain bet={bet} />
        </Suspense>
      )}
    </Card>
  )
}
