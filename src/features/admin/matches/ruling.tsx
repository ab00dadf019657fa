import { zeroAddress } from 'viem'
import { useWallet } from '@/chain/wallet/wallets'
import type { Match } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import { type Outcome, winningSide } from '@/domain/match/outcome'
import { useArbiter } from '@/domain/match/resultQueries'
import { useIsSafe } from '@/features/admin/shared/safeMode'
import { useAdminMessages } from '@/i18n/adminMessages'
import { sameAddress, shortAddress } from '@/lib/addresses'
import { SegmentedControl, type SegmentedControlProps } from '@/ui/forms/SegmentedControl'

export const RULINGS = ['A', 'B', 'Void'] as const satisfies Outcome[]

export function useNotArbiter(): string | undefined {
  const { rule } = useAdminMessages().adminResults.manage
  const { account } = useWallet()
  const { data: arbiter } = useArbiter()
  const isSafe = useIsSafe()
  if (arbiter === undefined) return rule.reading
  if (arbiter === zeroAddress) return rule.nobody
  // The Safe may be the arbiter, whatever wallet opens the panel.
  if (isSafe || sameAddress(arbiter, account)) return undefined
  return rule.foreign(shortAddress(arbiter))
}

interface OutcomeChoiceProps extends Omit<SegmentedControlProps<Outcome>, 'options'> {
  match: Match
  outcomes: readonly Outcome[]
}

export function OutcomeChoice({ match, outcomes, ...rest }: OutcomeChoiceProps) {
  const messages = useAdminMessages()
  const nameOf = (outcome: Outcome) => {
    const side = winningSide(outcome)
    return side ? <bdi>{shortSideName(match, side, messages)}</bdi> : messages.adminResults.manage.rule.void
  }
  return (
    <SegmentedControl
      {...rest}
      options={outcomes.map((outcome) => ({ value: outcome, label: nameOf(outcome) }))}
    />
  )
}
