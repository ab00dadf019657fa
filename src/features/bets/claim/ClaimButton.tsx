import { useChainNow } from '@/chain/network/clock'
import { PromptNotice } from '@/domain/approval/PromptNotice'
import { type Bet, claimableNow } from '@/domain/bet/bet'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { ButtonNote } from '@/ui/forms/ButtonNote'
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
  const { isBusy, note, prompt, claim } = useClaim(bet.match.id)
  const isClaimingAll = useIsClaimingAll()
  return (
    <>
      <Button
        // Beside "Claim all", the screen's one action.
        variant={block ? 'primary' : 'secondary'}
        size={block ? 'md' : 'sm'}
        block={block}
        busy={isBusy}
        // The second claim of a match would revert.
        disabled={isClaimingAll}
        onClick={() => void claim()}
      >
        <span>
          {isBusy ? texts.claiming : texts.claim} <span className="sr-only">{bet.match.name}</span>
        </span>
      </Button>
      <PromptNotice prompt={prompt} />
      <ButtonNote text={note} className={block ? 'justify-center' : 'sr-only'} />
    </>
  )
}
