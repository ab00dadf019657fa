import type { Address, TransactionReceipt } from 'viem'
import { useConfig } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { bettingPoolContract, tournamentContract, wethContract } from '@/chain/queries/contracts'
import { bettingPoolEventsAbi, tournamentEventsAbi } from '@/chain/queries/generatedEvents'
import { eventsOf } from '@/chain/transactions/eventsOf'
import {
  type ContractCall,
  contractCall,
  stopWaitingOf,
  type TransactionAction,
} from '@/chain/transactions/types'
import { useAtomicBatching } from '@/chain/transactions/useAtomicBatching'
import { useSequential } from '@/chain/transactions/useSequential'
import { useTransaction } from '@/chain/transactions/useTransaction'
import { useWallet } from '@/chain/wallet/wallets'
import { type Claims, useClaims } from '@/domain/bet/useClaims'
import { describeProgress } from '@/i18n/describeProgress'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { chunksOf } from '@/lib/chunksOf'
import { dismissClaimFailed, focusAfterClaim, showClaimed, showClaimFailed } from './useClaim'

const SCOPE = 'all'

/** MetaMask refuses larger batches. */
const CALLS_PER_BATCH = 10

const claimAll: TransactionAction<readonly ContractCall[]> = {
  kind: 'claim',
  scope: SCOPE,
  calls: (calls) => calls,
  invalidates: [bettingPoolContract.address, tournamentContract.address, wethContract.address],
}

/** Claims all bets and tournaments: in one confirmation if the wallet batches, otherwise in one for each of the contracts. */
export function useClaimAll() {
  const messages = useMessages()
  const config = useConfig()
  const { account } = useWallet()
  const { refetch, ...claims } = useClaims()
  const callsPerStep = useAtomicBatching() ? CALLS_PER_BATCH : 1
  const { state, isBusy, send } = useTransaction(claimAll)
  const { progress, sendSequentially } = useSequential()

  async function claim(): Promise<void> {
    if (!account) return
    dismissClaimFailed(SCOPE)
    const restoreFocus = focusAfterClaim()
    let paid = 0n
    const steps = chunksOf(claimCalls(await refetch(), account), callsPerStep)
    const settled = await sendSequentially(steps, async (calls) => {
      // After an account switch, these are another account's claims.
      if (getConnection(config).address !== account) return { phase: 'rejected' }
      const sent = await send(calls)
      if (sent.phase === 'confirmed') paid += paidTo(account, sent.receipt)
      return sent
    })
    if (settled.phase === 'failed') showClaimFailed(SCOPE, settled.failure, messages)
    if (paid > 0n) showClaimed(paid, messages)
    if (settled.phase === 'confirmed') restoreFocus()
  }

  const note = state.phase === 'failed' ? undefined : describeProgress('claim', state, messages)
  return {
    ...claims,
    confirmations: account ? Math.ceil(claimCalls(claims, account).length / callsPerStep) : 0,
    isBusy: isBusy || progress !== undefined,
    stopWaiting: stopWaitingOf(state),
    note:
      note && progress && progress.batches > 1
        ? `${messages.bets.claimStep(progress.batch, progress.batches)} ${note}`
        : note,
    claim,
  }
}

/** Returns `true` while one transaction claims everything. */
export function useIsClaimingAll(): boolean {
  return useTransaction(claimAll).isBusy
}

/** Returns what the contracts paid the account, in wei. A wallet's bundler may send other accounts' claims along. */
function paidTo(account: Address, receipt: TransactionReceipt): bigint {
  const bets = eventsOf(receipt, bettingPoolEventsAbi, 'WinningsClaimed')
  const rewards = eventsOf(receipt, tournamentEventsAbi, 'TournamentRewardsClaimed')
  const own = [
    ...bets.filter(({ user }) => sameAddress(user, account)),
    ...rewards.filter(({ player }) => sameAddress(player, account)),
  ]
  return own.reduce((sum, { amount }) => sum + amount, 0n)
}

/** About 10,300 gas per match, and 30,000 per tournament: far below any block's gas limit. */
const CLAIMS_PER_CALL = 100

/** Returns the calls that claim everything. `claimFor` skips what somebody else claims first, instead of reverting. */
function claimCalls({ bets, rewards }: Claims, account: Address): ContractCall[] {
  const matchIds = bets.map(({ matchId }) => matchId)
  const tournamentIds = rewards.map(({ tournament }) => tournament.id)
  return [
    ...chunksOf(matchIds, CLAIMS_PER_CALL).map((ids) =>
      contractCall({ ...bettingPoolContract, functionName: 'claimFor', args: [account, ids] }),
    ),
    ...chunksOf(tournamentIds, CLAIMS_PER_CALL).map((ids) =>
      contractCall({ ...tournamentContract, functionName: 'claimFor', args: [account, ids] }),
    ),
  ]
}
