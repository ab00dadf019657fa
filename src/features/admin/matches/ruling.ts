import { zeroAddress } from 'viem'
import { useWallet } from '@/chain/wallet/wallets'
import { bondAfterRuling, bondWithoutRuling } from '@/domain/match/challenge'
import type { Match } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { type Outcome, outcomeOf, winningSide } from '@/domain/match/outcome'
import { useArbiter } from '@/domain/match/queries'
import { useIsSafe } from '@/features/admin/shared/safeActs'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress, shortAddress } from '@/lib/addresses'
import { describePayouts } from './describeConsequence'

export const RULINGS = ['A', 'B', 'Void'] as const satisfies Outcome[]

/** Returns why the connected wallet cannot rule. */
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

/** Describes what becomes of the bond, in wei, if the match is voided without a ruling; nothing unless it is challenged. */
export function describeBond(
  match: Match,
  bond: bigint | undefined,
  { finalize, manage }: Messages['adminResults'],
): string[] {
  if (!match.isChallenged || bond === undefined) return []
  const fates = {
    returned: finalize.consequence.bondReturned,
    burned: manage.void.bondBurned,
  }
  return [fates[bondWithoutRuling(outcomeOf(match))](formatAmount(bond))]
}

/** Describes what a ruling does to the stakes and to the challenge's bond, in wei. */
export function describeRuling(
  match: Match,
  ruling: Outcome,
  bond: bigint,
  messages: Messages,
  { finalize, manage: { rule } }: Messages['adminResults'],
): string[] {
  const side = winningSide(ruling)
  const amount = formatAmount(bond)
  const challenged = outcomeOf(match)
  return [
    ...(side
      ? [rule.wins(side, describeSide(match, side, messages).team), ...describePayouts(match, side, finalize)]
      : [rule.voids]),
    challenged === 'None'
      ? rule.returned(amount)
      : bondAfterRuling(challenged, ruling) === 'fee'
        ? rule.upheld(amount)
        : rule.changed(amount),
  ]
}
