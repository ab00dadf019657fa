import { useVoidAbandoned } from '@/domain/match/challenge'
import { useMessages } from '@/i18n/useMessages'
import { AnyoneButton } from './AnyoneButton'

export function VoidAbandoned({ matchId }: { matchId: bigint }) {
  const { state } = useMessages().matchResult
  return (
    <AnyoneButton
      kind="voidAbandoned"
      write={useVoidAbandoned(matchId)}
      label={state.voidNow}
      connectFirst={state.connectFirst}
    />
  )
}
