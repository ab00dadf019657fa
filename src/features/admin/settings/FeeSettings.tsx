import { type Address, formatUnits, zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadErc20BalanceOf, useReadErc20Decimals, useReadErc20Symbol } from '@/chain/queries/generated'
import { blockedBy } from '@/features/admin/shared/blockedBy'
import type { Roles } from '@/features/admin/shared/roles'
import { formatAmount } from '@/i18n/format/amounts'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { shortAddress } from '@/lib/addresses'
import { Button } from '@/ui/forms/Button'
import { Field } from '@/ui/forms/Field'
import { WethAmount } from '@/ui/text/WethAmount'
import { AddressInput } from './AddressInput'
import { SettingForm } from './SettingForm'
import { SettingRow } from './SettingRow'
import { SettingsGroup } from './SettingsGroup'
import { SettingValue } from './SettingValue'
import { endOf, otherThan, parseAddress } from './settingRules'
import { useRescueToken, useWithdrawFees } from './useSettingActions'
import { useSettings } from './useSettings'
import { required, useTyped } from './useTyped'

/** What may be taken out of the pool: its fees, and tokens that came by mistake. */
export function FeeSettings({ roles }: { roles: Roles }) {
  const adminMessages = useAdminMessages()
  const { fees, rescue, ...money } = adminMessages.settings.money
  const { accruedFees } = useSettings()
  return (
    <SettingsGroup title={money.title} text={money.text} blocked={blockedBy(roles, adminMessages, 'owner')}>
      <SettingRow
        title={fees.title}
        text={fees.text}
        value={
          <SettingValue>
            {accruedFees === undefined ? undefined : <WethAmount wei={accruedFees} unit="word" />}
          </SettingValue>
        }
        opens={fees.open}
        idle={accruedFees === 0n ? fees.none : undefined}
      >
        {(close) => <WithdrawForm amount={accruedFees} account={roles.account} onClose={close} />}
      </SettingRow>
      <SettingRow title={rescue.title} text={rescue.text} opens={rescue.open}>
        {(close) => <RescueForm onClose={close} />}
      </SettingRow>
    </SettingsGroup>
  )
}

interface WithdrawFormProps {
  /** In wei. */
  amount: bigint | undefined
  account: Address | undefined
  onClose: () => void
}

function WithdrawForm({ amount = 0n, account, onClose }: WithdrawFormProps) {
  const { fees } = useAdminMessages().settings.money
  const action = useWithdrawFees()
  const typed = useTyped(parseAddress)
  const to = typed.value
  const shown = formatAmount(amount)
  return (
    <SettingForm
      check={typed.check}
      action={action}
      send={() => action.send(required(to))}
      label={fees.button}
      busyLabel={fees.busy}
      idle={amount === 0n ? fees.none : undefined}
      confirm={
        to && {
          title: fees.confirmTitle(shown),
          does: fees.does(shown, to),
          cannot: fees.cannot,
          type: endOf(to),
          confirmLabel: fees.confirm,
        }
      }
      confirmed={to && fees.confirmed(shown, shortAddress(to))}
      onClose={onClose}
    >
      <Field
        label={fees.label}
        aside={
          account && (
            <Button variant="quiet" size="sm" onClick={() => typed.setText(account)}>
              {fees.self}
            </Button>
          )
        }
        error={typed.error}
      >
        {(control) => <AddressInput {...control} {...typed.inputProps} />}
      </Field>
    </SettingForm>
  )
}

/** Reads the pool's balance of a token. */
function useStrayToken(token: Address | undefined) {
  const read = {
    address: token ?? zeroAddress,
    query: { ...freshness.live, enabled: token !== undefined },
  }
  const balance = useReadErc20BalanceOf({ ...read, args: [deployment.bettingPool] })
  // Optional in ERC-20.
  const decimals = useReadErc20Decimals(read)
  const symbol = useReadErc20Symbol(read)
  const isPending = balance.isPending || decimals.isPending || symbol.isPending
  if (isPending || balance.data === undefined) return { isPending, data: undefined }
  const amount = formatUnits(balance.data, decimals.data ?? 0)
  return { isPending, data: { balance: balance.data, amount, symbol: symbol.data ?? '' } }
}

function RescueForm({ onClose }: { onClose: () => void }) {
  const { rescue } = useAdminMessages().settings.money
  const typed = useTyped((text) => otherThan(parseAddress(text), [deployment.weth], 'bettingToken'))
  const action = useRescueToken(typed.value ?? zeroAddress)
  const token = useStrayToken(typed.value)
  const idle = idleOf()
  return (
    <SettingForm
      check={typed.check}
      action={action}
      send={() => action.send()}
      label={rescue.button}
      busyLabel={rescue.busy}
      idle={idle}
      confirm={
        token.data && {
          title: rescue.confirmTitle(token.data.symbol),
          does: rescue.does(token.data.amount, token.data.symbol),
          cannot: rescue.cannot,
          type: token.data.symbol || undefined,
          confirmLabel: rescue.confirm,
        }
      }
      confirmed={token.data && rescue.confirmed(token.data.amount, token.data.symbol)}
      onClose={onClose}
    >
      <Field
        label={rescue.label}
        hint={token.data && token.data.balance > 0n && rescue.holds(token.data.amount, token.data.symbol)}
        error={typed.error}
      >
        {(control) => <AddressInput {...control} {...typed.inputProps} />}
      </Field>
    </SettingForm>
  )

  function idleOf(): string | undefined {
    if (typed.value === undefined) return undefined
    if (token.isPending) return rescue.reading
    if (!token.data) return rescue.noToken
    return token.data.balance === 0n ? rescue.holdsNothing : undefined
  }
}
