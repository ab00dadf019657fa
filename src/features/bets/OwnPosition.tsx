import { Suspense, useId } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useWallet } from '@/chain/wallet/wallets'
import { type Bet, betStatus, currentOutlook, stakesOf } from '@/domain/bet/bet'
import { useUserBet } from '@/domain/bet/queries'
import type { Match } from '@/domain/match/match'
import { formatAmount } from '@/i18n/format/amounts'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Fact } from '@/ui/layout/Fact'
import { WethAmount } from '@/ui/text/WethAmount'
import { BetStatusBadge } from './BetStatusBadge'
import { ClaimButton } from './claim/ClaimButton'
import { payoutTerm } from './payoutTerm'
import { SideText } from './SideText'
import { StatusNote } from './StatusNote'

const BetAgain = lazyWithRetry(async () => {
  await loadMessages('betAgain')
  return (await import('./again/BetAgain')).BetAgain
})

export function OwnPosition({ match }: { match: Match }) {
  const { bets } = useMessages()
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
        {bet.liveAmount > 0n && <StakeByPool bet={bet} />}
        <Payout bet={bet} />
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

function StakeByPool({ bet }: { bet: Bet }) {
  const { pools } = useMessages().match
  const { early, live } = stakesOf(bet)
  return (
    <>
      {early > 0n && (
        <Fact size="md" term={pools.early}>
          <WethAmount wei={early} />
        </Fact>
      )}
      <Fact size="md" term={pools.live}>
        <WethAmount wei={live} />
      </Fact>
    </>
  )
}

function Payout({ bet }: { bet: Bet }) {
  const { bets } = useMessages()
  const { amount, payout } = bet
  const status = betStatus(bet, useChainNow())
  if (status === 'pending') {
    const outlook = currentOutlook(bet)
    return (
      <>
        <Fact size="md" term={bets.paysNow}>
          <WethAmount wei={outlook.payout} />
        </Fact>
        {outlook.matched < amount && (
          <Fact size="md" term={bets.matched}>
            {bets.matchedOf(formatAmount(outlook.matched), formatAmount(amount))}
          </Fact>
        )}
      </>
    )
  }
  const term = payoutTerm(bet, status, bets)
  return term && payout > 0n ? (
    <Fact size="md" term={term}>
      <WethAmount wei={payout} />
    </Fact>
  ) : null
}
