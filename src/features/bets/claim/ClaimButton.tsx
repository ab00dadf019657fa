import { useChainNow } from '@/chain/network/clock'
import { type Bet, claimableNow } from '@/domain/bet/bet'
import { WriteButton } from '@/domain/transaction/WriteButton'
import { useMessages } from '@/i18n/useMessages'
import { useClaim, useIsClaimingAll } from './claims'

interface ClaimButtonProps {
  bet: Bet
  /** The one action of its screen, such as a match's page. */
  block?: boolean
}

export function ClaimButton(props: ClaimButtonProps) {
  const now = useChainNow()
  return claimableNow(props.bet, now) > 0n && <Claim {...props} />
}

/** Apart, so that a bet without a claim mounts none of its hooks: the first rows come from 25 bets. */
function Claim({ bet, block }: ClaimButtonProps) {
  const { placedBets: texts } = useMessages()
  const write = useClaim(bet.match.id, bet.payout)
  const isClaimingAll = useIsClaimingAll()
  const label = (text: string) => (
    <span>
      {text} <span className="sr-only">{bet.match.name}</span>
    </span>
  )
  return (
    <WriteButton
      // Beside "Claim all", the screen's one action.
      variant={block ? 'primary' : 'secondary'}
      size={block ? 'md' : 'sm'}
      block={block}
      write={write}
      label={label(texts.claim)}
      busyLabel={label(texts.claiming)}
      // The second claim of a match would revert.
      disabled={isClaimingAll}
      reportedElsewhere="failure"
      isNoteHidden={!block}
    />
  )
}
