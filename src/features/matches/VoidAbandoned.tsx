import { useWallet } from '@/chain/wallets'
import { describeFailure } from '@/lib/words/describeFailure'
import { useWords } from '@/lib/words/useWords'
import { Button } from '@/ui/Button'
import { useVoidAbandoned } from './useVoidAbandoned'

/** Lets anyone give every stake of a match back that nobody resolved in time. */
export function VoidAbandoned({ matchId }: { matchId: bigint }) {
  const words = useWords()
  const { state: outcome } = words.matches.match
  const { account } = useWallet()
  const { state, isBusy, send } = useVoidAbandoned(matchId)
  const kind = words.transactions.kinds.voidAbandoned
  if (!account) return <p className="text-14 text-secondary">{outcome.connectFirst}</p>
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={isBusy} onClick={() => void send()}>
        {outcome.voidNow}
      </Button>
      <p role="status" className="text-14 text-secondary empty:hidden">
        {state.phase === 'signing' && kind.signing}
        {state.phase === 'pending' && kind.pending}
        {state.phase === 'rejected' && words.transactions.rejected}
        {state.phase === 'failed' && kind.failed(describeFailure(state.failure, words))}
      </p>
    </div>
  )
}
