import { type Address, zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { bettingPoolContract as pool, wethContract as weth } from '@/chain/queries/contracts'
import { useReadBettingPoolAccruedFees } from '@/chain/queries/generated'
import { becomes } from '@/chain/transactions/effect'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { useWallet } from '@/chain/wallet/wallets'
import { useMissingRole } from '@/features/admin/shared/roles'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatAmount } from '@/i18n/format/amounts'
import { shortAddress } from '@/lib/addresses'
import { lazyWithRetry } from '@/ui/feedback/loading'
import { WethAmount } from '@/ui/text/WethAmount'
import { AccountsSettings } from './AccountsSettings'
import { RescueForm } from './AddressForms'
import { ContractSettings } from './ContractSettings'
import { OwnershipSettings } from './OwnershipSettings'
import { BettingSettings, ResultSettings } from './PoolSettings'
import { RiskSettings } from './RiskSettings'
import { ValueForm } from './SettingForm'
import { SettingRow, SettingsGroup, SettingValue } from './SettingsGroup'
import { endOf, parseAddress } from './settingRules'
import { poolValue } from './settings'

export function SettingsSection() {
  const hasHub = deployment.communityHub !== zeroAddress
  return (
    <div className="flex flex-col gap-6">
      <BettingSettings />
      <ResultSettings />
      <AccountsSettings which="operators" />
      <FeeSettings />
      {hasHub && <RewardSettings />}
      {deployment.tournament !== zeroAddress && <AccountsSettings which="admins" />}
      <RiskSettings />
      <ContractSettings />
      <OwnershipSettings which="pool" />
      {hasHub && <OwnershipSettings which="hub" />}
    </div>
  )
}

function FeeSettings() {
  const { fees, rescue, ...messages } = useAdminMessages().adminSettings.money
  const { account } = useWallet()
  const { data: accruedFees } = useReadBettingPoolAccruedFees({
    address: deployment.bettingPool,
  })
  const action = useContractWrite('admin', pool, 'withdrawFees', (to: Address) => [to], {
    effect: () => becomes(poolValue('accruedFees'), 0n),
    invalidates: [pool.address, weth.address],
  })
  const shown = formatAmount(accruedFees ?? 0n)
  const disabledReason = accruedFees === 0n ? fees.none : undefined
  return (
    <SettingsGroup messages={messages} disabledReason={useMissingRole('owner')}>
      <SettingRow
        messages={fees}
        value={
          <SettingValue>
            {accruedFees === undefined ? undefined : <WethAmount wei={accruedFees} unit="word" />}
          </SettingValue>
        }
        open={fees.open}
        disabledReason={disabledReason}
      >
        <ValueForm
          messages={fees}
          parse={parseAddress}
          action={action}
          suggestion={account && { label: fees.self, text: account }}
          disabledReason={disabledReason}
          confirm={(to) => ({
            ...fees,
            confirmTitle: fees.confirmTitle(shown),
            does: fees.does(shown, to),
            type: endOf(to),
            confirmed: fees.confirmed(shown, shortAddress(to)),
          })}
        />
      </SettingRow>
      <SettingRow messages={rescue} open={rescue.open}>
        <RescueForm />
      </SettingRow>
    </SettingsGroup>
  )
}

// Approving WETH is loaded only to pay a reward.
const RewardForm = lazyWithRetry(async () => (await import('./RewardForm')).RewardForm)

function RewardSettings() {
  const { rewards } = useAdminMessages().adminSettings
  return (
    <SettingsGroup messages={rewards} disabledReason={useMissingRole('hubOwner')}>
      <SettingRow messages={rewards.row} open={rewards.row.open}>
        <RewardForm />
      </SettingRow>
    </SettingsGroup>
  )
}
