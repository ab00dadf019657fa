import type { Address } from 'viem'
import { approvalMessage, isApproving, useAllowance, useApproval } from '@/chain/approval'
import { useWethBalance } from '@/chain/balances'
import { useAtomicBatching } from '@/chain/batching'
import { deployment } from '@/chain/config'
import type { SettledTransactionState } from '@/chain/transaction'
import { shortAddress } from '@/lib/addresses'
import { formatAmount } from '@/lib/amounts'
import { useOperatorWords } from '@/lib/words/useOperatorWords'
import { useWords } from '@/lib/words/useWords'
import { Field } from '@/ui/Field'
import { AddressInput } from './AddressInput'
import { blockedBy } from './blockedBy'
import type { Roles } from './roles'
import { SettingForm } from './SettingForm'
import { SettingRow } from './SettingRow'
import { SettingsGroup } from './SettingsGroup'
import { endOf, parseAddress, parseReward } from './settingRules'
import { UnitInput } from './UnitInput'
import { useDistributeRewards } from './useSettingActions'
import { required, useTyped } from './useTyped'

/** Paying bonuses through the hub. */
export function RewardSettings({ roles }: { roles: Roles }) {
  const operatorWords = useOperatorWords()
  const { rewards } = operatorWords.settings
  return (
    <SettingsGroup
      title={rewards.title}
      text={rewards.text}
      blocked={blockedBy(roles, operatorWords, 'hubOwner')}
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
  const words = useWords()
  const { rewards } = useOperatorWords().settings
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
  const approvalNote = approvalMessage(approval.state, words)
  return (
    <SettingForm
      check={() => [typedAmount.check(), typedUser.check()].every(Boolean)}
      action={{ state: paying.state, isBusy: paying.isBusy || isApproving(approval.state) }}
      send={pay}
      label={rewards.submit}
      busyLabel={rewards.submitting}
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
        {(control) => <UnitInput {...control} {...typedAmount.inputProps} unit={words.ui.weth} />}
      </Field>
      <p role="status" className="text-14 text-secondary empty:hidden">
        {approvalNote}
      </p>
    </SettingForm>
  )
}
