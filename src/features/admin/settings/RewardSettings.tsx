import type { Address } from 'viem'
import { deployment } from '@/chain/config/config'
import type { SettledTransactionState } from '@/chain/transactions/types'
import { useAtomicBatching } from '@/chain/transactions/useAtomicBatching'
import { useWethBalance } from '@/chain/wallet/balances'
import { approvalMessage, isApproving, useAllowance, useApproval } from '@/domain/approval/approval'
import { blockedBy } from '@/features/admin/shared/blockedBy'
import type { Roles } from '@/features/admin/shared/roles'
import { formatAmount } from '@/i18n/format/amounts'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { shortAddress } from '@/lib/addresses'
import { Field } from '@/ui/forms/Field'
import { AddressInput } from './AddressInput'
import { SettingForm } from './SettingForm'
import { SettingRow } from './SettingRow'
import { SettingsGroup } from './SettingsGroup'
import { endOf, parseAddress, parseReward } from './settingRules'
import { UnitInput } from './UnitInput'
import { useDistributeRewards } from './useSettingActions'
import { required, useTyped } from './useTyped'

/** Paying bonuses through the hub. */
export function RewardSettings({ roles }: { roles: Roles }) {
  const adminMessages = useAdminMessages()
  const { rewards } = adminMessages.settings
  return (
    <SettingsGroup
      title={rewards.title}
      text={rewards.text}
      blocked={blockedBy(roles, adminMessages, 'hubOwner')}
    >
      <SettingRow title={rewards.row.title} text={rewards.row.text} opens={rewards.row.open}>
        {(close) => <RewardForm account={roles.account} onClose={close} />}
      </SettingRow>
    </SettingsGroup>
  )
}

interface RewardFormProps {
  account: Address | undefined
  onClose: () => void
}

function RewardForm({ account, onClose }: RewardFormProps) {
  const messages = useMessages()
  const { rewards } = useAdminMessages().settings
  const { communityHub } = deployment
  const { data: balance } = useWethBalance(account)
  const { data: allowance } = useAllowance(account, communityHub)
  const canBatch = useAtomicBatching()
  const approval = useApproval(communityHub)
  const paying = useDistributeRewards()
  const typedUser = useTyped(parseAddress)
  const typedAmount = useTyped((text) => parseReward(text, balance))
  const { value: user } = typedUser
  const { value: amount } = typedAmount
  const isShort = amount !== undefined && allowance !== undefined && allowance < amount

  async function pay(): Promise<SettledTransactionState> {
    const reward = { user: required(user), amount: required(amount) }
    if (isShort && !canBatch) {
      const approved = await approval.approve(reward.amount, 'exact')
      if (approved.step === 'rejected') return { phase: 'rejected' }
      if (approved.step === 'failed') return { phase: 'failed', at: 'signing', failure: approved.failure }
      approval.reset()
    }
    return paying.send({ ...reward, withApproval: isShort && canBatch })
  }

  const shown = amount === undefined ? '' : formatAmount(amount, 'full')
  const approvalNote = approvalMessage(approval.state, messages)
  return (
    <SettingForm
      check={() => [typedAmount.check(), typedUser.check()].every(Boolean)}
      action={{ state: paying.state, isBusy: paying.isBusy || isApproving(approval.state) }}
      send={pay}
      label={rewards.button}
      busyLabel={rewards.busy}
      confirm={
        user && {
          title: rewards.confirmTitle(shown),
          does: rewards.does(shown, user),
          cannot: rewards.cannot,
          type: endOf(user),
          confirmLabel: rewards.confirm,
        }
      }
      confirmed={user && rewards.confirmed(shown, shortAddress(user))}
      onClose={onClose}
    >
      <Field label={rewards.user} error={typedUser.error}>
        {(control) => <AddressInput {...control} {...typedUser.inputProps} />}
      </Field>
      <Field
        label={rewards.amount}
        aside={balance !== undefined && rewards.balance(formatAmount(balance))}
        hint={isShort && !canBatch && rewards.twoSteps}
        error={typedAmount.error}
      >
        {(control) => <UnitInput {...control} {...typedAmount.inputProps} unit={messages.ui.weth} />}
      </Field>
      <p role="status" className="text-14 text-secondary empty:hidden">
        {approvalNote}
      </p>
    </SettingForm>
  )
}
