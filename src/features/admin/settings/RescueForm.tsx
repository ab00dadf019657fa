import { type Address, formatUnits, zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import {
  useReadErc20BalanceOf,
  useReadErc20Decimals,
  useReadErc20Symbol,
} from '@/chain/queries/generatedRare'
import { useMessages } from '@/i18n/useMessages'
import { SettingField } from './SettingField'
import { SettingForm } from './SettingForm'
import { otherThan, parseAddress } from './settingRules'
import { useRescueToken } from './useSettingActions'
import { useSettingForm } from './useSettingForm'

function useStrayToken(token: Address | undefined) {
  const address = token ?? zeroAddress
  const query = { ...freshness.live, enabled: token !== undefined }
  const balance = useReadErc20BalanceOf({ address, args: [deployment.bettingPool], query })
  // Both are optional in ERC-20.
  const decimals = useReadErc20Decimals({ address, query })
  const symbol = useReadErc20Symbol({ address, query })
  return {
    isPending: balance.isPending || decimals.isPending || symbol.isPending,
    balance: balance.data,
    amount: formatUnits(balance.data ?? 0n, decimals.data ?? 0),
    symbol: symbol.data ?? '',
  }
}

export function RescueForm({ onClose }: { onClose: () => void }) {
  const { rescue } = useMessages().adminSettings.money
  const form = useSettingForm({ token: '' })
  const field = form.read('token', (text) => otherThan(parseAddress(text), [deployment.weth], 'bettingToken'))
  const token = field.value
  const action = useRescueToken(token ?? zeroAddress)
  const { isPending, balance, amount, symbol } = useStrayToken(token)

  function disabledReason(): string | undefined {
    if (token === undefined) return undefined
    if (isPending) return rescue.reading
    if (balance === undefined) return rescue.noToken
    return balance === 0n ? rescue.holdsNothing : undefined
  }

  return (
    <SettingForm
      form={form}
      value={token}
      action={action}
      disabledReason={disabledReason()}
      messages={{
        ...rescue,
        confirmTitle: rescue.confirmTitle(symbol),
        does: rescue.does(amount, symbol),
        type: symbol || undefined,
        confirmed: rescue.confirmed(amount, symbol),
      }}
      onClose={onClose}
    >
      <SettingField
        field={field}
        label={rescue.label}
        hint={balance !== undefined && balance > 0n && rescue.holds(amount, symbol)}
      />
    </SettingForm>
  )
}
