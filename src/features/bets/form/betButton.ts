import type { Messages } from '@/i18n/catalogue'
import { formatMultiplier } from '@/i18n/format/amounts'
import { type FormatBound, formatExactly, rangeFormat } from '@/i18n/format/bounds'
import type { ParsedAmount } from '@/lib/parseAmount'
import type { OddsMove } from './quote'
import type { StakeRoom } from './stakeRules'

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
  /** The chain's coin doesn't cover the next transaction's gas. */
  lacksGas: boolean
  /** `undefined` while loading, `unneeded` when paying in the coin or batching the approval. */
  allowance: bigint | undefined | 'unneeded'
  /** The odds differ from the quoted ones. */
  move?: OddsMove | undefined
  /** Pays in the chain's coin, some of which must remain for gas. */
  isCoin: boolean
  names: {
    chain: string
    /** The coin of the stake. */
    coin: string
    /** The coin that pays for gas. */
    gasCoin: string
    /** Another coin that would cover the amount. */
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
  /** Label and reason to the wei, where they show rounded bounds. */
  exact: string | undefined
}

/** Returns `true` if no stake is possible, whatever the wallet holds. */
const isFull = ({ room, minBet }: BetSituation): boolean => room.max < minBet

/** Returns `true` if neither the match nor the daily limit rules out the stake. */
export function isWithinBounds({ amount, minBet, room }: BetSituation): boolean {
  return amount.ok && amount.wei >= minBet && amount.wei <= room.max
}

/** Returns the remaining steps, starting with the button's own. No approval for a bet that cannot follow it. */
export function remainingSteps(situation: BetSituation): BetStep[] {
  const { wallet, amount, allowance, spendable, lacksGas } = situation
  const steps: BetStep[] = []
  if (wallet === 'disconnected' || wallet === 'connecting') steps.push('connect')
  if (wallet === 'wrongChain') steps.push('switch')
  const isShort = typeof allowance === 'bigint' && amount.ok && amount.wei > allowance
  const isPayable = amount.ok && spendable !== undefined && amount.wei <= spendable && !lacksGas
  if (isShort && isPayable && isWithinBounds(situation)) steps.push('approve')
  return [...steps, 'bet']
}

export function betButton(situation: BetSituation, messages: Messages): BetButton {
  const step = remainingSteps(situation)[0] ?? 'bet'
  const busy = busyLabel(situation, messages)
  if (busy) return { step, label: busy, disabled: true, busy: true, reason: undefined, exact: undefined }
  const format = rangeFormat(situation.minBet, situation.room.max)
  const shown = describeStep(situation, step, messages, format)
  const exact = describeStep(situation, step, messages, formatExactly)
  const isRounded = shown.label !== exact.label || shown.reason !== exact.reason
  return { step, busy: false, ...shown, exact: isRounded ? `${exact.label}\n${exact.reason}` : undefined }
}

/** Returns the label of a step and, where it can't be taken or soon couldn't, the reason. */
function describeStep(
  situation: BetSituation,
  step: BetStep,
  { bets, amounts, transactions, wallet }: Messages,
  format: FormatBound,
): Pick<BetButton, 'label' | 'disabled' | 'reason'> {
  const { amount, minBet, maxBet, held, room, spendable, allowance, lacksGas, isCoin, names } = situation
  const { placeBet, why } = bets
  const refused = (reason: string, label = placeBet) => ({ label, disabled: true, reason })
  if (situation.isContractMissing) return refused(why.contractsMissing)
  if (!situation.isBettingOpen) return refused(why.bettingClosed)
  if (situation.isPaused) return refused(why.paused)
  if (step === 'approve' || step === 'bet') {
    const problem = stakeProblem()
    if (problem) return refused(problem.reason, problem.label)
  }
  if (step === 'bet' && situation.move?.isBeyond) {
    const { from, to } = situation.move
    return refused(why.oddsMoved(formatMultiplier(from), formatMultiplier(to)))
  }
  const labels: Record<BetStep, string> = {
    connect: wallet.connect,
    switch: wallet.switchTo(names.chain),
    approve: transactions.approval.approve,
    bet: placeBet,
  }
  // Connecting is possible with any amount, but its bounds hold already.
  return { label: labels[step], disabled: false, reason: boundProblem()?.reason }

  function stakeProblem(): { label?: string; reason: string } | undefined {
    if (!amount.ok) {
      if (amount.reason !== 'empty') return { reason: amounts[amount.reason](names.coin) }
      return { reason: isFull(situation) ? boundReason() : why.empty }
    }
    if (amount.wei === 0n) return { reason: why.zero }
    if (spendable === undefined || allowance === undefined) return { reason: why.reading }
    // More balance would not help where nothing can be staked.
    if (amount.wei > spendable && !isFull(situation))
      return { label: bets.insufficientBalance, reason: balanceReason(format(spendable, 'max')) }
    const problem = boundProblem()
    if (problem || !lacksGas) return problem
    return { label: bets.insufficientBalance, reason: why.gas(names.gasCoin, names.chain) }
  }

  function boundProblem() {
    const wei = amount.ok ? amount.wei : 0n
    // If the room is below the minimum, a small amount isn't the bettor's mistake.
    if (isFull(situation) || wei > room.max) {
      if (room.bound === 'dailyLimit') return { reason: boundReason() }
      return { label: bets.maximumBet(format(room.max, 'max')), reason: boundReason() }
    }
    if (wei === 0n || wei >= minBet) return undefined
    return { label: bets.minimumBet(format(minBet, 'min')), reason: why.belowMinimum }
  }

  function balanceReason(balance: string): string {
    if (isCoin) return why.coinBalance(balance, names.coin)
    const holds = why.balance(balance, names.coin)
    return names.otherCoin && isWithinBounds(situation) ? `${holds} ${why.otherCoin(names.otherCoin)}` : holds
  }

  function boundReason(): string {
    const max = format(room.max, 'max')
    const isUsed = room.max === 0n
    switch (room.bound) {
      case 'match':
        return why.aboveMaximum
      case 'position': {
        const most = format(maxBet, 'max')
        return isUsed ? why.positionFull(most) : why.wholePosition(most, format(held, 'max'))
      }
      case 'liveCap':
        return isUsed ? why.liveCapFull(names.team) : why.liveCap(names.team, max, names.coin)
      case 'dailyLimit':
        return isUsed ? why.dailyLimitReached : why.dailyLimit(max, names.coin)
    }
  }
}

/** The funds that a wallet lacks for the bet. */
export type MissingFunds = NonNullable<ReturnType<typeof missingFunds>>

export function missingFunds(situation: BetSituation) {
  const { wallet, activity, isBettingOpen, amount, minBet, spendable, lacksGas, names } = situation
  if (wallet !== 'ready' || activity !== 'idle' || !isBettingOpen || isFull(situation)) return undefined
  const wanted = isWithinBounds(situation) && amount.ok ? amount.wei : minBet
  const stake = spendable !== undefined && spendable < wanted
  if (!stake && !lacksGas) return undefined
  return {
    stake,
    gas: lacksGas,
    /** The chain's coin would cover it. */
    canPayWithCoin: stake && names.otherCoin !== undefined,
  }
}

function busyLabel({ wallet, activity }: BetSituation, messages: Messages): string | undefined {
  if (activity === 'placing') return messages.bets.placing
  if (activity === 'approving') return messages.transactions.approval.approving
  if (activity === 'switching') return messages.wallet.switching
  return wallet === 'connecting' ? messages.wallet.connecting : undefined
}
