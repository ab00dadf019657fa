import type { Address, TransactionReceipt } from 'viem'
import { useConfig } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { bettingPoolContract, wethContract } from '@/chain/queries/contracts'
import { bettingPoolEventsAbi, tournamentEventsAbi } from '@/chain/queries/generatedEvents'
import { tournamentContract } from '@/chain/queries/tournamentContract'
import { eventsOf } from '@/chain/transactions/eventsOf'
import {
  type ContractCall,
  promptOf,
  type SettledTransactionState,
  type TransactionAction,
} from '@/chain/transactions/types'
import { useSequential } from '@/chain/transactions/useSequential'
import { useAtomicBatching, useContractWrite, useTransaction } from '@/chain/transactions/useTransaction'
import { useWallet } from '@/chain/wallet/wallets'
import { CLAIMS_PER_CALL, claimBets, claimRewards } from '@/domain/bet/claimCalls'
import { type Claims, useClaims } from '@/domain/bet/useClaims'
import type { Messages } from '@/i18n/catalogue'
import { describeFailure } from '@/i18n/describeFailure'
import { describeProgress } from '@/i18n/describeProgress'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { chunksOf } from '@/lib/chunksOf'
import { isUndecided } from '@/lib/failure'
import { focusHeading } from '@/ui/focus'
import { dismissToast, showToast } from '@/ui/toast'

/** MetaMask refuses larger batches. */
const CALLS_PER_BATCH = 10

const claimAll: TransactionAction<readonly ContractCall[]> = {
  kind: 'claim',
  scope: 'all',
  calls: (calls) => calls,
  invalidates: [bettingPoolContract.address, tournamentContract.address, wethContract.address],
}

/** Claims one match and reports the outcome in a toast. */
export function useClaim(matchId: bigint) {
  const messages = useMessages()
  const { state, isBusy, send } = useContractWrite(
    'claim',
    bettingPoolContract,
    'claimWinnings',
    () => [matchId],
    { id: matchId, invalidates: [bettingPoolContract.address, wethContract.address] },
  )
  return {
    isBusy,
    prompt: promptOf(state),
    note: state.phase === 'failed' ? undefined : describeProgress('claim', state, messages),
    claim: () =>
      reportClaim(String(matchId), messages, async () => {
        const settled = await send()
        if (settled.phase !== 'confirmed') return { settled, paid: 0n }
        return { settled, paid: sumOf(eventsOf(settled.receipt, bettingPoolEventsAbi, 'WinningsClaimed')) }
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
  const { state, isBusy, progress, sendAll } = useSequential({
    ...transaction,
    // After an account switch, these are another account's claims.
    send: async (calls: Parameters<typeof send>[0]) =>
      getConnection(config).address === account ? send(calls) : { phase: 'rejected' },
  })

  async function claim(): Promise<void> {
    if (!account) return
    await reportClaim('all', messages, async () => {
      let paid = 0n
      const steps = chunksOf(claimCalls(await refetch(), account), callsPerStep)
      const settled = await sendAll(steps, (receipt) => {
        paid += paidTo(account, receipt)
      })
      return { settled, paid }
    })
  }

  const note = state.phase === 'failed' ? undefined : describeProgress('claim', state, messages)
  return {
    ...claims,
    confirmations: account ? Math.ceil(claimCalls(claims, account).length / callsPerStep) : 0,
    isBusy,
    prompt: promptOf(state),
    note:
      note && progress && progress.batches > 1
        ? `${messages.betHistory.claimStep(progress.batch, progress.batches)} ${note}`
        : note,
    claim,
  }
}

/** Returns `true` while one transaction claims everything. */
export const useIsClaimingAll = (): boolean => useTransaction(claimAll).isBusy

/** Returns what the contracts paid the account, in wei. A wallet's bundler may send other accounts' claims along. */
function paidTo(account: Address, receipt: TransactionReceipt): bigint {
  const bets = eventsOf(receipt, bettingPoolEventsAbi, 'WinningsClaimed')
  const rewards = eventsOf(receipt, tournamentEventsAbi, 'TournamentRewardsClaimed')
  return sumOf([
    ...bets.filter(({ user }) => sameAddress(user, account)),
    ...rewards.filter(({ player }) => sameAddress(player, account)),
  ])
}

function sumOf(claims: readonly { amount: bigint }[]): bigint {
  return claims.reduce((sum, { amount }) => sum + amount, 0n)
}

/** Runs a claim and reports its outcome in a toast. @param scope names its toast, apart from those of other claims */
async function reportClaim(
  scope: string,
  messages: Messages,
  run: () => Promise<{ settled: SettledTransactionState; paid: bigint }>,
): Promise<void> {
  const id = `claimFailed/${scope}`
  dismissToast(id)
  const pressed = document.activeElement
  const { settled, paid } = await run()
  if (settled.phase === 'failed') {
    const { failure } = settled
    showToast(
      isUndecided(failure)
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
  if (settled.phase === 'confirmed' && isFocusLost) focusHeading()
}

function claimCalls({ bets, rewards }: Claims, account: Address): ContractCall[] {
  const matchIds = bets.map(({ matchId }) => matchId)
  const tournamentIds = rewards.map(({ tournament }) => tournament.id)
  return [
    ...chunksOf(matchIds, CLAIMS_PER_CALL).map((ids) => claimBets(account, ids)),
    ...chunksOf(tournamentIds, CLAIMS_PER_CALL).map((ids) => claimRewards(account, ids)),
  ]
}
