import { type Address, zeroAddress } from 'viem'
import { useBytecode } from 'wagmi'
import { chain } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { readFailure } from '@/i18n/describeReadFailure'
import { useMessages } from '@/i18n/useMessages'
import { SettingField } from './SettingField'
import { SettingForm } from './SettingForm'
import { otherThan, parseAddress } from './settingRules'
import { useSetContract } from './useSettingActions'
import { useSettingForm } from './useSettingForm'

interface ContractFormProps {
  which: 'communityHub' | 'tournament'
  /** Zero for none. */
  current: Address | undefined
  onClose: () => void
}

export function ContractForm({ which, current, onClose }: ContractFormProps) {
  const catalogue = useMessages()
  const { contracts } = catalogue.adminSettings
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
      value={address}
      action={action}
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
