import { useWallet } from '@/chain/wallet/wallets'
import { useMissingRole } from '@/features/admin/shared/useRoles'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { shortAddress } from '@/lib/addresses'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { WethAmount } from '@/ui/text/WethAmount'
import { SettingRow } from './SettingRow'
import { SettingsGroup } from './SettingsGroup'
import { SettingValue } from './SettingValue'
import { endOf, parseAddress } from './settingRules'
import { useWithdrawFees } from './useSettingActions'
import { useSettings } from './useSettings'
import { AddressForm } from './valueForms'

const RescueForm = lazyWithRetry(async () => (await import('./RescueForm')).RescueForm)

export function FeeSettings() {
  const { fees, rescue, ...messages } = useMessages().adminSettings.money
  const { account } = useWallet()
  const { accruedFees } = useSettings()
  const action = useWithdrawFees()
  const shown = formatAmount(accruedFees ?? 0n)
  const disabledReason = accruedFees === 0n ? fees.none : undefined
  return (
    <SettingsGroup messages={messages} disabledReason={useMissingRole('owner')}>
      <SettingRow
        title={fees.title}
        text={fees.text}
        value={
          <SettingValue>
            {accruedFees === undefined ? undefined : <WethAmount wei={accruedFees} unit="word" />}
          </SettingValue>
        }
        open={fees.open}
        disabledReason={disabledReason}
      >
        {(close) => (
          <AddressForm
            messages={fees}
            parse={parseAddress}
            action={action}
            suggestion={account && { label: fees.self, text: account }}
            disabledReason={disabledReason}
            confirm={(to) => ({
              ...fees,
              confirmTitle: fees.confirmTitle(shown),
              does: fees.does(shown, to),
              type: endOf(to),
              confirmed: fees.confirmed(shown, shortAddress(to)),
            })}
            onClose={close}
          />
        )}
      </SettingRow>
      <SettingRow title={rescue.title} text={rescue.text} open={rescue.open}>
        {(close) => <RescueForm onClose={close} />}
      </SettingRow>
    </SettingsGroup>
  )
}
