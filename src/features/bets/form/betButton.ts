import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import type { ParsedAmount } from '@/lib/parseAmount'
import type { StakeRoom } from './stakeRoom'

export type BetStep = 'connect' | 'switch' | 'approve' | 'bet'

/** Everything that the bet button depends on. Amounts are in wei. */
export interface BetSituation {
  wallet: 'disconnected' | 'connecting' | 'wrongChain' | 'ready'
  activity: 'idle' | 'switching' | 'approving' | 'placing'
  isBettingOpen: boolean
  isContractMissing: boolean
  isPaused: boolean
  amount: ParsedAmount
  minBet: bigint
  maxBet: bigint
  held: bigint
  room: StakeRoom
  /** The stakeable balance; `undefined` while loading. */
  spendable: bigint | undefined
  /** `undefined` while loading, `unneeded` when paying in the coin or batching the approval. */
  allowance: bigint | undefined | 'unneeded'
  /** The rest of the daily limit; `undefined` without a limit. */
  dailyRemaining: bigint | undefined
  /** Pays in the chain's coin, some of which must remain for gas. */
  isCoin: boolean
  names: {
    chain: string
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
  reason: string | undefined
}

/** Returns the remaining steps, starting with the button's own. */
export function remainingSteps(situation: BetSituation): BetStep[] {
  const { wallet, amount, allowance } = situation
  const steps: BetStep[] = []
  if (wallet === 'disconnected' || wallet === 'connecting') steps.push('connect')
  if (wallet === 'wrongChain') steps.push('switch')
  if (typeof allowance === 'bigint' && amount.ok && amount.wei > allowance) steps.push('approve')
  return [...steps, 'bet']
}

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
  // If the room is below the minimum, a small amount isn't the bettor's mistake.
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
