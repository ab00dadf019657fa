import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import type { ParsedAmount } from '@/lib/parseAmount'
import type { StakeRoom } from './stakeRoom'

/** What stands between the bettor and a placed bet, in this order. */
export type BetStep = 'connect' | 'switch' | 'approve' | 'bet'

/** All that decides what the bet form's one button says and does. Amounts are wei. */
export interface BetSituation {
  wallet: 'disconnected' | 'connecting' | 'wrongChain' | 'ready'
  activity: 'idle' | 'switching' | 'approving' | 'placing'
  isBettingOpen: boolean
  /** Nothing stands at the contract's address. */
  isContractMissing: boolean
  /** The owner takes no new bets for now. */
  isPaused: boolean
  amount: ParsedAmount
  minBet: bigint
  maxBet: bigint
  /** What the bettor has on this match already. */
  held: bigint
  room: StakeRoom
  /** What the wallet can stake; `undefined` while it is read. */
  spendable: bigint | undefined
  /** What the pool may take; `undefined` while it is read, `unneeded` where no approval comes first. */
  allowance: bigint | undefined | 'unneeded'
  /** What the bettor's own daily limit leaves; `undefined` without a limit. */
  dailyRemaining: bigint | undefined
  /** Pays in the chain's coin, so that some of it stays behind for gas. */
  isCoin: boolean
  names: {
    chain: string
    /** What is paid with, and what could be instead. */
    coin: string
    otherCoin: string | undefined
    team: string
  }
}

export interface BetButton {
  step: BetStep
  label: string
  disabled: boolean
  busy: boolean
  /** Why it cannot be pressed. */
  reason: string | undefined
}

/** The steps that are left, the button's own first. */
export function remainingSteps(situation: BetSituation): BetStep[] {
  const { wallet, amount, allowance } = situation
  const steps: BetStep[] = []
  if (wallet === 'disconnected' || wallet === 'connecting') steps.push('connect')
  if (wallet === 'wrongChain') steps.push('switch')
  if (typeof allowance === 'bigint' && amount.ok && amount.wei > allowance) steps.push('approve')
  return [...steps, 'bet']
}

/** The one button that leads from a visitor to a placed bet. */
export function betButton(situation: BetSituation, messages: Messages): BetButton {
  const step = remainingSteps(situation)[0] ?? 'bet'
  const busy = busyLabel(situation, messages)
  if (busy) return { step, label: busy, disabled: true, busy: true, reason: undefined }
  const problem = problemOf(situation, step, messages)
  return {
    step,
    label: problem ? (problem.label ?? messages.bets.placeBet) : stepLabel(step, situation, messages),
    disabled: problem !== undefined,
    busy: false,
    reason: problem?.reason,
  }
}

function problemOf(situation: BetSituation, step: BetStep, messages: Messages): StakeProblem | undefined {
  const { bets } = messages
  if (situation.isContractMissing) return { reason: bets.why.contractsMissing }
  if (!situation.isBettingOpen) return { reason: bets.why.bettingClosed }
  if (situation.isPaused) return { reason: bets.why.paused }
  return step === 'approve' || step === 'bet' ? stakeProblem(situation, messages) : undefined
}

function busyLabel({ wallet, activity }: BetSituation, messages: Messages): string | undefined {
  if (activity === 'placing') return messages.bets.placing
  if (activity === 'approving') return messages.transactions.approval.approving
  if (activity === 'switching') return messages.wallet.switching
  return wallet === 'connecting' ? messages.wallet.connecting : undefined
}

function stepLabel(step: BetStep, { names }: BetSituation, messages: Messages): string {
  switch (step) {
    case 'connect':
      return messages.wallet.connect
    case 'switch':
      return messages.wallet.switchTo(names.chain)
    case 'approve':
      return messages.transactions.approval.approve
    case 'bet':
      return messages.bets.placeBet
  }
}

/** What is wrong with the stake; `label` where the button itself says it. */
interface StakeProblem {
  label?: string
  reason: string
}

function stakeProblem(situation: BetSituation, messages: Messages): StakeProblem | undefined {
  const { bets } = messages
  const { amount, minBet, room, spendable, allowance, dailyRemaining, names } = situation
  const isFull = room.max < minBet
  if (!amount.ok) {
    if (amount.reason !== 'empty') return { reason: messages.amounts[amount.reason](names.coin) }
    return { reason: isFull ? boundReason(situation, bets) : bets.why.empty }
  }
  const { wei } = amount
  if (wei === 0n) return { reason: bets.why.zero }
  if (spendable === undefined || allowance === undefined) return { reason: bets.why.reading }
  if (wei > spendable) {
    return { label: bets.insufficientBalance, reason: balanceReason(situation, spendable, bets) }
  }
  // With less room than one bet needs, an amount below the minimum is not the bettor's mistake.
  if (isFull || wei > room.max) {
    return { label: bets.maximumBet(exact(room.max)), reason: boundReason(situation, bets) }
  }
  if (wei < minBet) {
    return { label: bets.minimumBet(exact(minBet)), reason: bets.why.belowMinimum }
  }
  if (dailyRemaining !== undefined && wei > dailyRemaining) {
    return {
      reason: dailyRemaining === 0n ? bets.why.dailyLimitReached : bets.why.dailyLimit(exact(dailyRemaining)),
    }
  }
  return undefined
}

function balanceReason(
  { isCoin, names }: BetSituation,
  spendable: bigint,
  { why }: Messages['bets'],
): string {
  if (isCoin) return why.coinBalance(exact(spendable), names.coin)
  const holds = why.balance(exact(spendable), names.coin)
  return names.otherCoin ? `${holds} ${why.otherCoin(names.otherCoin)}` : holds
}

function boundReason({ room, maxBet, held, names }: BetSituation, bets: Messages['bets']): string {
  switch (room.bound) {
    case 'match':
      return bets.why.aboveMaximum
    case 'position':
      return room.max === 0n
        ? bets.why.positionFull(exact(maxBet))
        : bets.why.wholePosition(exact(maxBet), exact(held))
    case 'liveCap':
      return room.max === 0n
        ? bets.why.liveCapFull(names.team)
        : bets.why.liveCap(names.team, exact(room.max))
  }
}

function exact(wei: bigint): string {
  return formatAmount(wei, 'full')
}
