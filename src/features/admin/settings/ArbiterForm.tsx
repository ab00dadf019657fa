import { zeroAddress } from 'viem'
import { bettingPoolLimits } from '@/chain/config/limits'
import { freshness } from '@/chain/queries/freshness'
import { useReadRealityArbiterMIN_RULING_PERIOD } from '@/chain/queries/generatedRare'
import { useMessages } from '@/i18n/useMessages'
import { SettingField } from './SettingField'
import { SettingForm } from './SettingForm'
import { endOf, parseAddress, parseRulingPeriod } from './settingRules'
import { useSetArbiter } from './useSettingActions'
import { useSettingForm } from './useSettingForm'
import { useSettings } from './useSettings'

const DAY = 24 * 60 * 60

export function ArbiterForm({ onClose }: { onClose: () => void }) {
  const { arbiter: messages } = useMessages().adminSettings.results
  const action = useSetArbiter()
  const form = useSettingForm({ address: '', period: '' })
  const addressField = form.read('address', (text) => parseAddress(text, { zero: true }))
  const periodField = form.read('period', parseRulingPeriod)
  const { value: arbiter } = addressField
  const { value: rulingPeriod } = periodField
  const days = (rulingPeriod ?? 0) / DAY
  const { disputeWindow } = useSettings()
  const isForeign = arbiter !== undefined && arbiter !== zeroAddress
  // Fails for an arbiter that publishes no minimum, such as a Safe.
  const { data: minimum = 0n } = useReadRealityArbiterMIN_RULING_PERIOD({
    address: arbiter ?? zeroAddress,
    query: { ...freshness.slow, enabled: isForeign },
  })

  function disabledReason(): string | undefined {
    const { MIN_FOREIGN_DISPUTE_WINDOW } = bettingPoolLimits
    if (isForeign && disputeWindow !== undefined && disputeWindow < MIN_FOREIGN_DISPUTE_WINDOW)
      return messages.windowFirst
    const isTooShort = rulingPeriod !== undefined && BigInt(rulingPeriod) < minimum
    return isForeign && isTooShort ? messages.needs(Number(minimum) / DAY) : undefined
  }

  return (
    <SettingForm
      form={form}
      value={arbiter && rulingPeriod ? { arbiter, rulingPeriod } : undefined}
      action={action}
      disabledReason={disabledReason()}
      messages={{
        ...messages,
        does: arbiter === zeroAddress ? messages.doesOwner(days) : arbiter && messages.does(arbiter, days),
        type: arbiter && endOf(arbiter),
      }}
      onClose={onClose}
    >
      <SettingField field={addressField} label={messages.label} hint={messages.hint} />
      <SettingField
        field={periodField}
        label={messages.periodLabel}
        hint={messages.periodHint}
        unit={messages.days}
      />
    </SettingForm>
  )
}
