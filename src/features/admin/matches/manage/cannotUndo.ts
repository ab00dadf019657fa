import type { Messages } from '@/i18n/catalogue'

/** Says who can still correct or challenge a void. @param disputeWindow in seconds, `undefined` while it is loading */
export function cannotUndoVoid(
  disputeWindow: number | undefined,
  messages: Messages['adminResults']['manage']['void'],
  isCorrection = false,
): string | undefined {
  if (disputeWindow === undefined) return undefined
  if (disputeWindow === 0) return messages.cannotAtOnce
  return isCorrection ? messages.cannotResolved : messages.cannot
}
