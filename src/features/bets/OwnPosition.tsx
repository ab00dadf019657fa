import { useId } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useWallet } from '@/chain/wallet/wallets'
import { type Bet, betStatus } from '@/domain/bet/bet'
import { payoutOf } from '@/domain/bet/payout'
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
  if (status === 'lost') return null
  if (status === 'pending') {
    return (
      <Fact size="md" term={bets.paysNow}>
        <WethAmount wei={payoutNow(bet)} />
      </Fact>
    )
  }
  return (
    <Fact size="md" term={bet.claimed ? bets.paid : bets.pays}>
      <WethAmount wei={bet.payout} />
    </Fact>
  )
}

/** Returns the payout in wei if the position won with the current pools. */
function payoutNow({ match, amount, prediction }: Bet): bigint {
  const { own, other } = poolsOf(match, prediction)
  return payoutOf(amount, { winning: own, losing: other }, match.feeBps).payout
}
