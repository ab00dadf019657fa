import { zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { useMissingRole } from '@/features/admin/shared/roles'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { AddressValue, Line, SettingRow, SettingsGroup, SettingValue } from './SettingsGroup'
import { useSettings } from './settings'

const ContractForm = lazyWithRetry(async () => (await import('./AddressForms')).ContractForm)

export function ContractSettings() {
  const { contracts } = useMessages().adminSettings
  return (
    <SettingsGroup messages={contracts} disabledReason={useMissingRole('owner')}>
      <ContractSetting which="communityHub" />
      <ContractSetting which="tournament" />
    </SettingsGroup>
  )
}

function ContractSetting({ which }: { which: 'communityHub' | 'tournament' }) {
  const { change, none, contracts } = useMessages().adminSettings
  const messages = contracts[which]
  /** Zero for none. */
  const current = useSettings()[which]
  const ofSite = deployment[which]
  return (
    <SettingRow
      title={messages.title}
      text={messages.text}
      below={
        <>
          {current && current !== zeroAddress && (
            <Line>
              <AddressValue address={current} />
            </Line>
          )}
          {current && !sameAddress(current, ofSite) && (
            <span className="mt-1 block wrap-anywhere text-warning">{contracts.otherThanSite(ofSite)}</span>
          )}
        </>
      }
      value={
        (current === undefined || current === zeroAddress) && <SettingValue>{current && none}</SettingValue>
      }
      open={change}
    >
      <ContractForm which={which} />
    </SettingRow>
  )
}
