import type { Address } from 'viem'
import { deployment } from '@/chain/config/config'
import { communityHubContract, wethContract } from '@/chain/queries/contracts'
import { stateValue } from '@/chain/queries/stateValues'
import { grows } from '@/chain/transactions/effect'
import { contractCall, type EndedTransactionState } from '@/chain/transactions/types'
import { useAtomicBatching } from '@/chain/transactions/useTransaction'
import { useWethBalance } from '@/chain/wallet/balances'
import { useWallet } from '@/chain/wallet/wallets'
import { approveCall, isApproving } from '@/domain/transaction/approval'
import { useAllowance, useApproval } from '@/domain/transaction/useApproval'
import { useIsSafe } from '@/features/admin/shared/safeMode'
import { useAdminCalls } from '@/features/admin/shared/useAdminCalls'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatAmount } from '@/i18n/format/amounts'
import { shortAddress } from '@/lib/addresses'
import { SettingField, SettingForm, useSettingForm } from './SettingForm'
import { endOf, parseAddress, parseReward } from './settingRules'

interface Reward {
  user: Address
  /** In wei. */
  amount: bigint
}

export function RewardForm() {
  const messages = useAdminMessages()
  const { rewards } = messages.adminSettings
  const { account } = useWallet()
  const { communityHub } = deployment
  const isSafe = useIsSafe()
  const { data: ownBalance } = useWethBalance(account)
  const balance = isSafe ? undefined : ownBalance
  const { data: allowance } = useAllowance(account, communityHub)
  const canBatch = useAtomicBatching()
  const approval = useApproval(communityHub)
  const paying = useAdminCalls(
    'distributeRewards',
    ({ user, amount, withApproval }: Reward & { withApproval: boolean }) => {
      const args = [user, amount] as const
      const pay = contractCall({ ...communityHubContract, functionName: 'distributeRewards', args })
      return withApproval ? [approveCall(communityHub, amount), pay] : [pay]
    },
    ({ user, amount }) => [
      grows(stateValue({ ...communityHubContract, functionName: 'referralRewards', args: [user] }), amount),
    ],
    [communityHub, wethContract.address],
  )
  const form = useSettingForm({ user: '', amount: '' })
  const { value: user, ...userField } = form.read('user', parseAddress)
  const { value: amount, ...amountField } = form.read('amount', (text) => parseReward(text, balance))
  const needsApproval = !isSafe && amount !== undefined && allowance !== undefined && allowance < amount

  async function pay(reward: Reward): Promise<EndedTransactionState> {
    if (needsApproval && !canBatch) {
      const approved = await approval.approve(reward.amount, 'exact')
      if (approved.step === 'rejected' || approved.step === 'proposed') return { phase: approved.step }
      if (approved.step === 'failed') return { phase: 'failed', at: 'signing', failure: approved.failure }
      approval.reset()
    }
    return paying.send({ ...reward, withApproval: needsApproval && canBatch })
  }

  const shown = amount === undefined ? '' : formatAmount(amount, 'full')
  return (
    <SettingForm
      form={form}
      value={user && amount !== undefined ? { user, amount } : undefined}
      action={{
        ...paying,
        isBusy: paying.isBusy || isApproving(approval.state),
        approval: { state: approval.state, isNeeded: false, request: approval.request },
        send: pay,
        // The Safe's allowance is unknown, and a batch costs it one signature anyway.
        calls: (reward) => paying.calls({ ...reward, withApproval: true }),
      }}
      messages={{
        ...rewards,
        confirmTitle: rewards.confirmTitle(shown),
        does: user && rewards.does(shown, user),
        type: user && endOf(user),
        confirmed: user && rewards.confirmed(shown, shortAddress(user)),
      }}
    >
      <SettingField {...userField} label={rewards.user} />
      <SettingField
        {...amountField}
        label={rewards.amount}
        aside={balance !== undefined && rewards.balance(formatAmount(balance))}
        hint={needsApproval && !canBatch && rewards.twoSteps}
        unit={messages.ui.weth}
      />
    </SettingForm>
  )
}
