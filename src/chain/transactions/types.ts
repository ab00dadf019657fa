/** The kinds of write that the app sends. Each has its messages in `i18n`. */
export const transactionKinds = [
  'placeBet',
  'claim',
  'voidAbandoned',
  'registerReferral',
  'joinTournament',
  'submitPredictions',
  'scoreMatch',
  'finalizeTournament',
  'voidTournament',
  'claimTournament',
  'admin',
  'resetApproval',
  'approve',
  'wrap',
  'unwrap',
] as const

export type TransactionKind = (typeof transactionKinds)[number]
