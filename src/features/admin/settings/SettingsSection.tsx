import { zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { useRoles } from '@/features/admin/shared/useRoles'
import { AdminSettings, TournamentAdminSettings } from './AccountsSettings'
import { BettingSettings } from './BettingSettings'
import { ContractSettings } from './ContractSettings'
import { FeeSettings } from './FeeSettings'
import { OwnershipSettings } from './OwnershipSettings'
import { RewardSettings } from './RewardSettings'

/** All that the owners and the default admin may change. A contract that was not deployed has nothing to change. */
export function SettingsSection() {
  const roles = useRoles()
  const hasHub = deployment.communityHub !== zeroAddress
  return (
    <div className="flex flex-col gap-6">
      <BettingSettings roles={roles} />
      <AdminSettings roles={roles} />
      <FeeSettings roles={roles} />
      {hasHub && <RewardSettings roles={roles} />}
      {deployment.tournament !== zeroAddress && <TournamentAdminSettings roles={roles} />}
      <ContractSettings roles={roles} />
      <OwnershipSettings which="pool" roles={roles} />
      {hasHub && <OwnershipSettings which="hub" roles={roles} />}
    </div>
  )
}
