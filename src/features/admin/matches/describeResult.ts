import type { Match } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import type { Messages } from '@/i18n/catalogue'

type ManageMessages = Messages['adminResults']['manage']

export function describeResult(match: Match, messages: Messages, { results }: ManageMessages): string {
  if (!match.isFinalized) return results.none
  if (match.winner === 0) return results.void
  return results.winner(match.winner, describeSide(match, match.winner, messages).team)
}
