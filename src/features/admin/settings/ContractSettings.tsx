import { type Address, zeroAddress } from 'viem'
import { useBytecode } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useMissingRole } from '@/features/admin/shared/useRoles'
import { readFailure } from '@/i18n/describeReadFailure'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { SettingField } from './SettingField'
import { SettingForm } from './SettingForm'
import { SettingRow } from './SettingRow'
import { SettingsGroup } from './SettingsGroup'
import { AddressValue, SettingValue } from './SettingValue'
import { otherThan, parseAddress } from './settingRules'
import { useSetContract } from './useSettingActions'
import { required, useSettingForm } from './useSettingForm'
import { useSettings } from './useSettings'

export function ContractSettings() {
  const { contracts } = useAdminMessages().settings
  const { communityHub, tournament } = useSettings()
  return (
    <SettingsGroup messages={contracts} disabledReason={useMissingRole('owner')}>
      <ContractSetting which="communityHub" current={communityHub} />
      <ContractSetting which="tournament" current={tournament} />
    </SettingsGroup>
  )
}

interface ContractSettingProps {
  which: 'communityHub' | 'tournament'
  /** Zero for none. */
  current: Address | undefined
}

function ContractSetting({ which, current }: ContractSettingProps) {
  const { change, none, contracts } = useAdminMessages().settings
  const messages = contracts[which]
  const ofSite = deployment[which]
  return (
    <SettingRow
      title={messages.title}
      text={
        <>
          {messages.text}
          {current && current !== zeroAddress && (
            <span className="mt-1 block text-text">
              <AddressValue address={current} />
            </span>
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
      {(close) => <ContractForm which={which} current={current} onClose={close} />}
    </SettingRow>
  )
}

function ContractForm({ which, current, onClose }: ContractSettingProps & { onClose: () => void }) {
  const catalogue = useMessages()
  const { contracts } = useAdminMessages().settings
  const messages = contracts[which]
  const action = useSetContract(which)
  const form = useSettingForm({ address: '' })
  const field = form.read('address', (text) =>
    otherThan(parseAddress(text, { zero: true }), [current], 'same'),
  )
  const address = field.value
  const isRemoval = address === zeroAddress
  const hasContract = address !== undefined && !isRemoval
  const code = useBytecode({ address, chainId: chain.id, query: { ...freshness.slow, enabled: hasContract } })

  function disabledReason(): string | undefined {
    if (!hasContract || code.data) return undefined
    if (code.isPending) return contracts.readingCode
    return readFailure(catalogue, code)?.message ?? contracts.noContract
  }

  return (
    <SettingForm
      form={form}
      isValid={address !== undefined}
      action={action}
      send={() => action.send(required(address))}
      disabledReason={disabledReason()}
      messages={{
        ...contracts,
        ...messages,
        does: isRemoval ? messages.doesNone : address && messages.does(address),
      }}
      onClose={onClose}
    >
      <SettingField field={field} label={contracts.label} hint={contracts.hint} />
    </SettingForm>
  )
}
