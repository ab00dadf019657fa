import { type Address, zeroAddress } from 'viem'
import { deployment } from '@/chain/config'
import { readFailure } from '@/chain/readFailure'
import { sameAddress } from '@/lib/addresses'
import { useOperatorWords } from '@/lib/words/useOperatorWords'
import { useWords } from '@/lib/words/useWords'
import { Field } from '@/ui/Field'
import { AddressInput } from './AddressInput'
import { AddressValue } from './AddressValue'
import { blockedBy } from './blockedBy'
import type { Roles } from './roles'
import { SettingForm } from './SettingForm'
import { SettingRow } from './SettingRow'
import { SettingsGroup } from './SettingsGroup'
import { SettingValue } from './SettingValue'
import { otherThan, parseAddress } from './settingRules'
import { useHasCode } from './useHasCode'
import { useSetContract } from './useSettingActions'
import { useSettings } from './useSettings'
import { required, useTyped } from './useTyped'

/** The contracts that the pool works with. */
export function ContractSettings({ roles }: { roles: Roles }) {
  const operatorWords = useOperatorWords()
  const { contracts } = operatorWords.settings
  const { communityHub, tournament } = useSettings()
  return (
    <SettingsGroup
      title={contracts.title}
      text={contracts.text}
      blocked={blockedBy(roles, operatorWords, 'owner')}
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
  const { change, none, contracts } = useOperatorWords().settings
  const words = contracts[which]
  const siteHas = deployment[which]
  return (
    <SettingRow
      title={words.title}
      text={
        <>
          {words.text}
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
  const catalogue = useWords()
  const { contracts } = useOperatorWords().settings
  const words = contracts[which]
  const action = useSetContract(which)
  const typed = useTyped((text) => otherThan(parseAddress(text, { zero: true }), [current], 'same'))
  const address = typed.value
  const isNone = address === zeroAddress
  const code = useHasCode(isNone ? undefined : address)
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
      label={contracts.submit}
      busyLabel={contracts.submitting}
      idle={idle}
      confirm={
        address && {
          title: words.confirmTitle,
          does: isNone ? words.doesNone : words.does(address),
          cannot: words.cannot,
          type: contracts.type,
          confirmLabel: contracts.confirm,
        }
      }
      confirmed={words.confirmed}
      onClose={onClose}
    >
      <Field label={contracts.label} hint={contracts.hint} error={typed.error}>
        {(control) => <AddressInput {...control} {...typed.inputProps} />}
      </Field>
    </SettingForm>
  )
}
