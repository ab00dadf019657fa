import { zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { AccountsSettings } from './AccountsSettings'
import { BettingSettings } from './BettingSettings'
import { ContractSettings } from './ContractSettings'
import { FeeSettings, RewardSettings } from './MoneySettings'
import { OwnershipSettings } from './OwnershipSettings'
import { ResultSettings } from './ResultSettings'

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
