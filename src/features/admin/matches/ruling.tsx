import { zeroAddress } from 'viem'
import { useWallet } from '@/chain/wallet/wallets'
import { bondAfterRuling, bondWithoutRuling } from '@/domain/match/challenge'
import type { Match } from '@/domain/match/match'
import { describeSide, shortSideName } from '@/domain/match/name'
import { type Outcome, outcomeOf, winningSide } from '@/domain/match/outcome'
import { winningsOpenAt } from '@/domain/match/pageQueries'
import { useArbiter } from '@/domain/match/resultQueries'
import { useIsSafe } from '@/features/admin/shared/safeMode'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress, shortAddress } from '@/lib/addresses'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { describePayouts } from './describeResult'
import { stakesOf } from './needsAttention'

export const RULINGS = ['A', 'B', 'Void'] as const satisfies Outcome[]

export function useNotArbiter(): string | undefined {
  const { rule } = useMessages().adminResults.manage
  const { account } = useWallet()
  const { data: arbiter } = useArbiter()
  const isSafe = useIsSafe()
  if (arbiter === undefined) return rule.reading
  if (arbiter === zeroAddress) return rule.nobody
  // The Safe may be the arbiter, whatever wallet opens the panel.
  if (isSafe || sameAddress(arbiter, account)) return undefined
  return rule.foreign(shortAddress(arbiter))
}

interface OutcomeChoiceProps {
  match: Match
  legend: string
  outcomes: readonly Outcome[]
  value: Outcome | undefined
  onChange: (outcome: Outcome) => void
  disabled?: boolean
}

export function OutcomeChoice({ match, outcomes, ...rest }: OutcomeChoiceProps) {
  const messages = useMessages()
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

export function describeRefund(match: Match, { adminResults }: Messages): string {
  const { does, doesEmpty } = adminResults.manage.void
  const stakes = stakesOf(match)
  return stakes === 0n ? doesEmpty : does(formatAmount(stakes))
}

/** Says who can still correct or challenge a void. @param disputeWindow in seconds, `undefined` while it is loading */
export function cannotUndoVoid(
  disputeWindow: number | undefined,
  { adminResults }: Messages,
  isCorrection = false,
): string | undefined {
  const messages = adminResults.manage.void
  if (disputeWindow === undefined) return undefined
  if (disputeWindow === 0) return messages.cannotAtOnce
  return isCorrection ? messages.cannotResolved : messages.cannot
}

/** Says who can still challenge a corrected result. @param disputeWindow in seconds, `undefined` while it is loading */
export function cannotUndoCorrection(
  match: Match,
  disputeWindow: number | undefined,
  now: number,
  { adminResults }: Messages,
): string | undefined {
  const { cannot, cannotAtOnce } = adminResults.manage.overrule
  if (disputeWindow === undefined) return undefined
  return winningsOpenAt(match, disputeWindow, now) <= now ? cannotAtOnce : cannot
}

/** Describes where the bond, in wei, goes if the match is voided unruled. Empty unless it is challenged. */
export function describeBond(match: Match, bond: bigint | undefined, messages: Messages): string[] {
  if (!match.isChallenged || bond === undefined) return []
  const { finalize, manage } = messages.adminResults
  const fates = { returned: finalize.consequence.bondReturned, burned: manage.void.bondBurned }
  return [fates[bondWithoutRuling(outcomeOf(match))](formatAmount(bond))]
}

/** Describes what a ruling does to the stakes and to the challenge's bond, in wei. */
export function describeRuling(match: Match, ruling: Outcome, bond: bigint, messages: Messages): string[] {
  const { rule } = messages.adminResults.manage
  const side = winningSide(ruling)
  const amount = formatAmount(bond)
  const challenged = outcomeOf(match)
  return [
    ...(side
      ? [rule.wins(side, describeSide(match, side, messages).team), ...describePayouts(match, side, messages)]
      : [rule.voids]),
    challenged === 'None'
      ? rule.returned(amount)
      : bondAfterRuling(challenged, ruling) === 'fee'
        ? rule.upheld(amount)
        : rule.changed(amount),
  ]
}
