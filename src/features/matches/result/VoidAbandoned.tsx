import { stopWaitingOf } from '@/chain/transactions/types'
import { useWallet } from '@/chain/wallet/wallets'
import { useVoidAbandoned } from '@/domain/match/useVoidAbandoned'
import { PromptNotice } from '@/domain/prompt/PromptNotice'
import { describeProgress } from '@/i18n/describeProgress'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { ButtonNote } from '@/ui/forms/ButtonNote'

export function VoidAbandoned({ matchId }: { matchId: bigint }) {
  const messages = useMessages()
  const { state: outcome } = messages.matches.match
  const { account } = useWallet()
  const { state, isBusy, send } = useVoidAbandoned(matchId)
  if (!account) return <p className="text-14 text-secondary">{outcome.connectFirst}</p>
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={isBusy} onClick={() => void send()}>
        {outcome.voidNow}
      </Button>
      <PromptNotice stopWaiting={stopWaitingOf(state)} />
      <ButtonNote
        text={describeProgress('voidAbandoned', state, messages)}
        isProblem={state.phase === 'failed'}
      />
    </div>
  )
}
