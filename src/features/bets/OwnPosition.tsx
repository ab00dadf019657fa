import { Suspense, useId } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useWallet } from '@/chain/wallet/wallets'
import { useUserBet } from '@/domain/bet/queries'
import type { Match } from '@/domain/match/match'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Fact } from '@/ui/layout/Fact'
import { WethAmount } from '@/ui/text/WethAmount'
import { BetStatusBadge, payoutAmounts, SideText, StatusNote, stakesByPool } from './BetCells'
import { ClaimButton } from './claim/ClaimButton'

const BetAgain = lazyWithRetry(async () => {
  await loadMessages('betAgain')
  return (await import('./again/BetAgain')).BetAgain
})

export function OwnPosition({ match }: { match: Match }) {
  const messages = useMessages()
  const { bets } = messages
  const now = useChainNow()
  const titleId = useId()
  const { account } = useWallet()
  const { data: bet } = useUserBet(match.id, account)
  if (!bet) return null
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-4">
        <CardTitle id={titleId}>{bets.yourPosition}</CardTitle>
        <BetStatusBadge bet={bet} />
      </div>
      <dl className="grid grid-cols-2 gap-4">
        <Fact size="md" term={bets.prediction}>
          <SideText match={bet.match} side={bet.prediction} />
        </Fact>
        <Fact size="md" term={bets.stake}>
          <WethAmount wei={bet.amount} />
        </Fact>
        {[...stakesByPool(bet, messages), ...payoutAmounts(bet, now, messages)].map(({ term, value }) => (
          <Fact key={term} size="md" term={term}>
            {typeof value === 'bigint' ? <WethAmount wei={value} /> : value}
          </Fact>
        ))}
      </dl>
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
