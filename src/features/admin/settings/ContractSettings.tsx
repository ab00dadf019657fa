import { zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { useReadBettingPoolCommunityHub, useReadBettingPoolTournament } from '@/chain/queries/generated'
import { poolSetting } from '@/domain/match/resultQueries'
import { useMissingRole } from '@/features/admin/shared/roles'
import { useAdminMessages } from '@/i18n/adminMessages'
import { sameAddress } from '@/lib/addresses'
import { ContractForm, type ContractProps } from './AddressForms'
import { SettingRow, SettingsGroup, SettingValue } from './SettingsGroup'

export function ContractSettings() {
  const { contracts } = useAdminMessages().adminSettings
  const { data: communityHub } = useReadBettingPoolCommunityHub(poolSetting)
  const { data: tournament } = useReadBettingPoolTournament(poolSetting)
  return (
    <SettingsGroup messages={contracts} disabledReason={useMissingRole('owner')}>
      <ContractSetting which="communityHub" current={communityHub} />
      <ContractSetting which="tournament" current={tournament} />
    </SettingsGroup>
  )
}

function ContractSetting({ which, current }: ContractProps) {
  const { change, none, contracts } = useAdminMessages().adminSettings
  const messages = contracts[which]
  const ofSite = deployment[which]
  const isNone = current === zeroAddress
  return (
    <SettingRow
      messages={messages}
      address={isNone ? undefined : current}
      below={
        current &&
        !sameAddress(current, ofSite) && (
          <span className="mt-1 block wrap-anywhere text-warning">{contracts.otherThanSite(ofSite)}</span>
        )
      }
      value={(!current || isNone) && <SettingValue>{current && none}</SettingValue>}
      open={change}
    >
      <ContractForm which={which} current={current} />
    </SettingRow>
  )
}
