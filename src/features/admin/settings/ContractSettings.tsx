import { type Address, zeroAddress } from 'viem'
import { useBytecode } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { blockedBy } from '@/features/admin/shared/blockedBy'
import type { Roles } from '@/features/admin/shared/roles'
import { readFailure } from '@/i18n/describeReadFailure'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { Field } from '@/ui/forms/Field'
import { AddressInput } from './AddressInput'
import { AddressValue } from './AddressValue'
import { SettingForm } from './SettingForm'
import { SettingRow } from './SettingRow'
import { SettingsGroup } from './SettingsGroup'
import { SettingValue } from './SettingValue'
import { otherThan, parseAddress } from './settingRules'
import { useSetContract } from './useSettingActions'
import { useSettings } from './useSettings'
import { required, useTyped } from './useTyped'

/** The contracts that the pool works with. */
export function ContractSettings({ roles }: { roles: Roles }) {
  const adminMessages = useAdminMessages()
  const { contracts } = adminMessages.settings
  const { communityHub, tournament } = useSettings()
  return (
    <SettingsGroup
      title={contracts.title}
      text={contracts.text}
      blocked={blockedBy(roles, adminMessages, 'owner')}
    >
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
  const siteHas = deployment[which]
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
          {current && !sameAddress(current, siteHas) && (
            <span className="mt-1 block wrap-anywhere text-warning">{contracts.otherThanSite(siteHas)}</span>
          )}
        </>
      }
      value={
        (current === undefined || current === zeroAddress) && <SettingValue>{current && none}</SettingValue>
      }
      opens={change}
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
  const typed = useTyped((text) => otherThan(parseAddress(text, { zero: true }), [current], 'same'))
  const address = typed.value
  const isNone = address === zeroAddress
  const code = useBytecode({
    address: isNone ? undefined : address,
    chainId: chain.id,
    query: freshness.slow,
  })
  const idle =
    address === undefined || isNone || code.data
      ? undefined
      : code.isPending
        ? contracts.readingCode
        : (readFailure(catalogue, code)?.message ?? contracts.noContract)
  return (
    <SettingForm
      check={typed.check}
      action={action}
      send={() => action.send(required(address))}
      label={contracts.button}
      busyLabel={contracts.busy}
      idle={idle}
      confirm={
        address && {
          title: messages.confirmTitle,
          does: isNone ? messages.doesNone : messages.does(address),
          cannot: messages.cannot,
          type: contracts.type,
          confirmLabel: contracts.confirm,
        }
      }
      confirmed={messages.confirmed}
      onClose={onClose}
    >
      <Field label={contracts.label} hint={contracts.hint} error={typed.error}>
        {(control) => <AddressInput {...control} {...typed.inputProps} />}
      </Field>
    </SettingForm>
  )
}
