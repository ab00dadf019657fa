import { useId } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useWallet } from '@/chain/wallet/wallets'
import { type Bet, betStatus, stakesOf } from '@/domain/bet/bet'
import { payoutIfWon } from '@/domain/bet/payout'
import { useUserBet } from '@/domain/bet/queries'
import type { Match } from '@/domain/match/match'
import { poolsOf } from '@/domain/match/odds'
import { useMessages } from '@/i18n/useMessages'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Fact } from '@/ui/layout/Fact'
import { WethAmount } from '@/ui/text/WethAmount'
import { ClaimButton } from './claim/ClaimButton'
import { BetStatusBadge } from './myBets/BetStatusBadge'
import { ProvisionalNote } from './ProvisionalNote'
import { SideText } from './SideText'

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
        <Payout bet={bet} />
      </dl>
      <ProvisionalNote bet={bet} />
      <ClaimButton bet={bet} block />
    </Card>
  )
}

function Payout({ bet }: { bet: Bet }) {
  const { bets } = useMessages()
  const status = betStatus(bet, useChainNow())
  if (bet.payout === 0n && bet.match.isFinalized) return null
  if (status === 'pending') {
    return (
      <Fact size="md" term={bets.paysNow}>
        <WethAmount wei={payoutIfWon(poolsOf(bet.match), bet.prediction, stakesOf(bet), bet.match).payout} />
      </Fact>
    )
  }
  return (
    <Fact size="md" term={bet.claimed ? bets.paid : bets.pays}>
      <WethAmount wei={bet.payout} />
    </Fact>
  )
}
