import { useWallet } from '@/chain/wallets'
import { describeProgress } from '@/lib/words/describeProgress'
import { useWords } from '@/lib/words/useWords'
import { Button } from '@/ui/Button'
import { ButtonNote } from '@/ui/ButtonNote'
import { useVoidAbandoned } from './useVoidAbandoned'

/** Lets anyone give every stake of a match back that nobody resolved in time. */
export function VoidAbandoned({ matchId }: { matchId: bigint }) {
  const words = useWords()
  const { state: outcome } = words.matches.match
  const { account } = useWallet()
  const { state, isBusy, send } = useVoidAbandoned(matchId)
  if (!account) return <p className="text-14 text-secondary">{outcome.connectFirst}</p>
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={isBusy} onClick={() => void send()}>
        {outcome.voidNow}
      </Button>
      <ButtonNote
        text={describeProgress('voidAbandoned', state, words)}
        isProblem={state.phase === 'failed'}
      />
    </div>
  )
}
