import type { TransactionKind } from '@/chain/transactions/types'

/** The messages of one kind of transaction. */
export interface TransactionMessages {
  /** While the wallet is asked; absent where the screen has its own text. */
  signing?: string
  /** Sent, not yet mined. */
  pending: string
  confirmed: string
  /** Introduces the reason. */
  failed: (reason: string) => string
}

/** Messages of the transaction lifecycle and of approving WETH. */
export const transactions = {
  kinds: {
    placeBet: {
      signing: 'Confirm the bet in your wallet.',
      pending: 'Placing your bet…',
      confirmed: 'Bet placed.',
      failed: (reason) => `Bet not placed. ${reason}`,
    },
    claim: {
      signing: 'Confirm the claim in your wallet.',
      pending: 'Claiming…',
      confirmed: 'Claimed. The WETH is in your wallet.',
      failed: () => 'Failed to claim winnings. Please try again.',
    },
    challenge: {
      signing: 'Confirm the challenge in your wallet.',
      pending: 'Challenging the result…',
      confirmed: 'Challenged. The arbiter rules next.',
      failed: (reason) => `Result not challenged. ${reason}`,
    },
    askQuestion: {
      signing: 'Confirm the question in your wallet.',
      pending: 'Asking Reality.eth…',
      confirmed: 'Question asked. Anyone can answer it on Reality.eth.',
      failed: (reason) => `Question not asked. ${reason}`,
    },
    passAnswer: {
      signing: 'Confirm the ruling in your wallet.',
      pending: 'Passing the answer on…',
      confirmed: 'The answer reached the match.',
      failed: (reason) => `Answer not passed on. ${reason}`,
    },
    voidAbandoned: {
      signing: 'Confirm the refund in your wallet.',
      pending: 'Voiding the match…',
      confirmed: 'Match voided. Every stake can be claimed back.',
      failed: (reason) => `Match not voided. ${reason}`,
    },
    registerReferral: {
      signing: 'Confirm the registration in your wallet.',
      pending: 'Registering…',
      confirmed: 'Registered. You earned 5 reputation points.',
      failed: (reason) => `Registration failed. ${reason}`,
    },
    joinTournament: {
      signing: 'Confirm in your wallet to join.',
      pending: 'Joining the tournament…',
      confirmed: 'You’re in! Make your predictions.',
      failed: (reason) => `You didn’t join. ${reason}`,
    },
    submitPredictions: {
      signing: 'Confirm your predictions in your wallet.',
      pending: 'Saving your predictions…',
      confirmed: 'Predictions saved.',
      failed: (reason) => `Predictions not saved. ${reason}`,
    },
    scorePlayers: {
      signing: 'Confirm the scoring in your wallet.',
      pending: 'Scoring…',
      confirmed: 'Scored.',
      failed: (reason) => `Nothing was scored. ${reason}`,
    },
    finalizeTournament: {
      signing: 'Confirm in your wallet to finish the tournament.',
      pending: 'Finishing the tournament…',
      confirmed: 'Tournament finished. Payouts can be claimed.',
      failed: (reason) => `Tournament not finished. ${reason}`,
    },
    voidTournament: {
      signing: 'Confirm the refund in your wallet.',
      pending: 'Voiding the tournament…',
      confirmed: 'Tournament voided. Every entry fee can be claimed back.',
      failed: (reason) => `Tournament not voided. ${reason}`,
    },
    claimTournament: {
      signing: 'Confirm the claim in your wallet.',
      pending: 'Claiming…',
      confirmed: 'Claimed. The WETH is in your wallet.',
      failed: (reason) => `Nothing was claimed. ${reason}`,
    },
    admin: {
      signing: 'Confirm in your wallet.',
      pending: 'Sent. Waiting for the network…',
      confirmed: 'Done. The change is on-chain.',
      failed: (reason) => `Nothing changed. ${reason}`,
    },
    resetApproval: {
      pending: 'Resetting previous approval...',
      confirmed: 'Previous approval reset.',
      failed: (reason) => `Approval failed: ${reason}`,
    },
    approve: {
      pending: 'Confirming approval transaction...',
      confirmed: 'Approval successful!',
      failed: (reason) => `Approval failed: ${reason}`,
    },
    wrap: {
      signing: 'Confirm in your wallet.',
      pending: 'Wrapping…',
      confirmed: 'Wrapped. The WETH is in your wallet.',
      failed: (reason) => `Nothing was wrapped. ${reason}`,
    },
    unwrap: {
      signing: 'Confirm in your wallet.',
      pending: 'Unwrapping…',
      confirmed: 'Unwrapped. The ETH is in your wallet.',
      failed: (reason) => `Nothing was unwrapped. ${reason}`,
    },
  } satisfies Record<TransactionKind, TransactionMessages>,
  /** @param bet as in `0.5 WETH on T1` */
  openBet: (bet: string, time: string) => `Your bet of ${bet} can still be placed until ${time}`,
  openBetEnding: (bet: string) => `Checking whether your bet of ${bet} was placed…`,
  openWrite: (time: string) => `Your last request can still go through until ${time}`,
  mayWaitForSigners: 'It may be waiting for signatures in your wallet.',
  walletAnswered: (reason: string) => `Your wallet answered: ${reason}`,
  undecided: 'This may still go through. Check your wallet.',
  sendAnyway: 'Send anyway',
  earlierBet: (bet: string) => `Your bet of ${bet} was placed.`,
  betOn: (amount: string, team: string) => `${amount} on ${team}`,
  /** With the signatures of a Safe's proposal, once known. */
  proposed: (signatures?: { given: number; needed: number }) =>
    `Waiting for other signers${signatures ? ` (${signatures.given} of ${signatures.needed})` : ''}…`,
  rejected: 'You cancelled in your wallet. Nothing was sent.',
  switching: 'Switch networks in your wallet.',
  checking: 'Checking the transaction…',
  approval: {
    title: 'Approval',
    options: 'Approval options',
    dontAskAgain: 'Don’t ask again',
    large: (amount: string) => `Approves ${amount} WETH, so you won’t be asked again.`,
    approve: 'Approve WETH',
    approving: 'Approving...',
    initiating: 'Initiating approval...',
    resetting: 'Resetting previous approval...',
    waiting: 'Waiting for approval confirmation... Confirm it in your wallet.',
    confirming: 'Confirming approval transaction...',
    successful: 'Approval successful!',
    failed: (message: string) => `Approval failed: ${message}`,
  },
}
