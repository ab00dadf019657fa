import { zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { FeeSettings, RewardSettings } from './MoneySettings'
import { BettingSettings, ContractSettings, ResultSettings } from './PoolSettings'
import { AccountsSettings, OwnershipSettings } from './RoleSettings'

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
      <ContractSettings />
      <OwnershipSettings which="pool" />
      {hasHub && <OwnershipSettings which="hub" />}
    </div>
  )
}
