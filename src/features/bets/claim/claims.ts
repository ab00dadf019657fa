import { type Address, parseEventLogs, type TransactionReceipt } from 'viem'
import { useConfig } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { bettingPoolContract, tournamentContract, wethContract } from '@/chain/queries/contracts'
import { bettingPoolAbi, tournamentAbi } from '@/chain/queries/generated'
import type { Change } from '@/chain/transactions/effect'
import type { ContractCall, EndedTransactionState, TransactionAction } from '@/chain/transactions/types'
import {
  useAtomicBatching,
  useContractWrite,
  useSequential,
  useTransaction,
} from '@/chain/transactions/useTransaction'
import { useWallet } from '@/chain/wallet/wallets'
import { claimed } from '@/domain/bet/betChanges'
import { CLAIMS_PER_CALL, claimBets, claimRewards } from '@/domain/bet/claimCalls'
import { type Claims, useClaims } from '@/domain/bet/useClaims'
import { rewardClaimed } from '@/domain/tournament/tournamentChanges'
import type { Messages } from '@/i18n/catalogue'
import { describeFailure } from '@/i18n/describeFailure'
import { describeProgress } from '@/i18n/describeProgress'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { chunksOf } from '@/lib/chunksOf'
import { isWhole } from '@/lib/failure'
import { focusHeading } from '@/ui/focus'
import { dismissToast, showToast } from '@/ui/toast'

/** MetaMask refuses larger batches. */
const CALLS_PER_BATCH = 10

/** A call and what it changes in state. */
interface Step {
  call: ContractCall
  effect: readonly Change[]
  /** In wei. */
  amount: bigint
}

const claimAll: TransactionAction<readonly Step[]> = {
  kind: 'claim',
  scope: 'all',
  calls: (steps) => steps.map(({ call }) => call),
  effect: (steps) => steps.flatMap(({ effect }) => effect),
  invalidates: [bettingPoolContract.address, tournamentContract.address, wethContract.address],
}

/** Claims one match and reports the outcome in a toast. @param amount in wei */
export function useClaim(matchId: bigint, amount: bigint) {
  const messages = useMessages()
  const write = useContractWrite('claim', bettingPoolContract, 'claimWinnings', () => [matchId], {
    id: matchId,
    effect: (_, bettor) => claimed(matchId, bettor),
    invalidates: [bettingPoolContract.address, wethContract.address],
  })
  return {
    ...write,
    send: (_: undefined, options: { anyway: boolean }) =>
      reportClaim(String(matchId), messages, async () => {
        const ended = await write.send(undefined, options)
        if (ended.phase !== 'confirmed') return { ended, paid: 0n }
        return { ended, paid: ended.receipt ? sumOf(winningsIn(ended.receipt)) : amount }
      }),
  }
}

/** Claims all bets and tournaments: in one confirmation if the wallet batches, otherwise in one for each of the contracts. */
export function useClaimAll() {
  const messages = useMessages()
  const config = useConfig()
  const { account } = useWallet()
  const { refetch, ...claims } = useClaims()
  const callsPerStep = useAtomicBatching() ? CALLS_PER_BATCH : 1
  const { send, ...transaction } = useTransaction(claimAll)
  const { progress, sendAll, ...write } = useSequential({
    ...transaction,
    // After an account switch, these are another account's claims.
    send: async (steps: readonly Step[]) =>
      getConnection(config).address === account ? send(steps) : { phase: 'rejected' },
  })

  async function claim() {
    if (!account) return undefined
    return reportClaim('all', messages, async () => {
      let paid = 0n
      const steps = chunksOf(claimSteps(await refetch(), account), callsPerStep)
      const ended = await sendAll(steps, (receipt, step) => {
        // A batch may be several transactions, of which one is known.
        const isWhole = receipt && step.length === 1
        paid += isWhole ? paidTo(account, receipt) : sumOf(step)
      })
      return { ended, paid }
    })
  }

  const { state } = write
  const note = state.phase === 'failed' ? undefined : describeProgress('claim', state, messages)
  return {
    ...claims,
    confirmations: account ? Math.ceil(claimSteps(claims, account).length / callsPerStep) : 0,
    ...write,
    send: claim,
    note:
      note && progress && progress.batches > 1
        ? `${messages.betHistory.claimStep(progress.batch, progress.batches)} ${note}`
        : note,
  }
}

/** Returns `true` while one transaction claims everything. */
export const useIsClaimingAll = (): boolean => useTransaction(claimAll).isBusy

/** Returns what the contracts paid the account, in wei. A wallet's bundler may send other accounts' claims along. */
function paidTo(account: Address, receipt: TransactionReceipt): bigint {
  const rewards = parseEventLogs({
    abi: tournamentAbi,
    eventName: 'TournamentRewardsClaimed',
    logs: receipt.logs,
  })
  return sumOf([
    ...winningsIn(receipt).filter(({ user }) => sameAddress(user, account)),
    ...rewards.map(({ args }) => args).filter(({ player }) => sameAddress(player, account)),
  ])
}

const winningsIn = ({ logs }: TransactionReceipt) =>
  parseEventLogs({ abi: bettingPoolAbi, eventName: 'WinningsClaimed', logs }).map(({ args }) => args)

function sumOf(claims: readonly { amount: bigint }[]): bigint {
  return claims.reduce((sum, { amount }) => sum + amount, 0n)
}

/** Runs a claim and reports its outcome in a toast. @param scope names its toast, apart from those of other claims */
async function reportClaim(
  scope: string,
  messages: Messages,
  run: () => Promise<{ ended: EndedTransactionState; paid: bigint }>,
): Promise<EndedTransactionState> {
  const id = `claimFailed/${scope}`
  dismissToast(id)
  const pressed = document.activeElement
  const { ended, paid } = await run()
  if (ended.phase === 'failed') {
    const { failure } = ended
    showToast(
      isWhole(failure)
        ? { id, tone: 'info', text: describeFailure(failure, messages) }
        : {
            id,
            tone: 'warning',
            role: 'alert',
            text: messages.placedBets.claimFailed,
            detail: describeFailure(failure, messages),
          },
    )
  }
  if (paid > 0n) showToast({ tone: 'success', text: messages.placedBets.claimedToast(formatAmount(paid)) })
  // The button unmounts and would take the focus along.
  const isFocusLost = document.activeElement === pressed || document.activeElement === document.body
  if (ended.phase === 'confirmed' && isFocusLost) focusHeading()
  return ended
}

/** So many of a call's claims tell that it was mined, all or none. */
const TELLING = 20

function claimSteps({ bets, rewards }: Claims, account: Address): Step[] {
  return [
    ...chunksOf(bets, CLAIMS_PER_CALL).map((chunk) => {
      const ids = chunk.map(({ matchId }) => matchId)
      const effect = ids.slice(0, TELLING).map((id) => claimed(id, account))
      return { call: claimBets(account, ids), effect, amount: sumOf(chunk) }
    }),
    ...chunksOf(rewards, CLAIMS_PER_CALL).map((chunk) => {
      const ids = chunk.map(({ tournament }) => tournament.id)
      const effect = ids.slice(0, TELLING).map((id) => rewardClaimed(id, account))
      return { call: claimRewards(account, ids), effect, amount: sumOf(chunk) }
    }),
  ]
}
