import { type Address, erc20Abi, formatUnits, zeroAddress } from 'viem'
import { useBytecode, useReadContract } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { bettingPoolLimits } from '@/chain/config/contractLimits'
import { bettingPoolContract as pool } from '@/chain/queries/contracts'
import { useReadRealityArbiterMinRulingPeriod } from '@/chain/queries/generated'
import { freshness } from '@/chain/queries/queryClient'
import { stateValue } from '@/chain/queries/stateValues'
import { becomes } from '@/chain/transactions/effect'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { useDisputeWindow } from '@/domain/match/resultQueries'
import { useAdminMessages } from '@/i18n/adminMessages'
import { describeReadError } from '@/i18n/describeReadError'
import { DAY } from '@/lib/time'
import { SettingField, SettingForm, useSettingForm } from './SettingForm'
import { confirmAddress, endOf, otherThan, parseAddress, parseRulingPeriod } from './settingRules'
import { type Accounts, accountLists, poolValue, useSetAccount } from './settings'

// Forms that ask the chain about the typed address.

export function ArbiterForm() {
  const { arbiter: messages } = useAdminMessages().adminSettings.results
  const action = useContractWrite(
    'admin',
    pool,
    'setArbiter',
    (args: readonly [arbiter: Address, rulingPeriod: number]) => args,
    {
      effect: ([arbiter, rulingPeriod]) => [
        becomes(poolValue('rulingPeriod'), BigInt(rulingPeriod)),
        // Without one, the owner is the arbiter.
        ...(arbiter === zeroAddress ? [] : [becomes(poolValue('arbiter'), arbiter)]),
      ],
    },
  )
  const form = useSettingForm({ address: '', period: '' })
  const { value: arbiter, ...addressField } = form.read('address', (text) =>
    parseAddress(text, { zero: true }),
  )
  const { value: rulingPeriod, ...periodField } = form.read('period', parseRulingPeriod)
  const days = (rulingPeriod ?? 0) / DAY
  const { data: disputeWindow } = useDisputeWindow()
  const isForeign = arbiter !== undefined && arbiter !== zeroAddress
  // Fails for an arbiter that publishes no minimum, such as a Safe.
  const { data: minimum = 0n } = useReadRealityArbiterMinRulingPeriod({
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
      value={arbiter && rulingPeriod ? [arbiter, rulingPeriod] : undefined}
      action={action}
      disabledReason={disabledReason()}
      messages={{
        ...messages,
        does: arbiter === zeroAddress ? messages.doesOwner(days) : arbiter && messages.does(arbiter, days),
        type: arbiter && endOf(arbiter),
      }}
    >
      <SettingField {...addressField} label={messages.label} hint={messages.hint} />
      <SettingField
        {...periodField}
        label={messages.periodLabel}
        hint={messages.periodHint}
        unit={messages.days}
      />
    </SettingForm>
  )
}

const setters = { communityHub: 'setCommunityHub', tournament: 'setTournament' } as const

export interface ContractProps {
  which: 'communityHub' | 'tournament'
  /** Zero for none. */
  current: Address | undefined
}

export function ContractForm({ which, current }: ContractProps) {
  const catalogue = useAdminMessages()
  const { contracts } = catalogue.adminSettings
  const messages = contracts[which]
  const action = useContractWrite('admin', pool, setters[which], (address: Address) => [address], {
    effect: (address) => becomes(poolValue(which), address),
  })
  const form = useSettingForm({ address: '' })
  const { value: address, ...field } = form.read('address', (text) =>
    otherThan(parseAddress(text, { zero: true }), [current], 'same'),
  )
  const isRemoval = address === zeroAddress
  const hasContract = address !== undefined && !isRemoval
  const code = useBytecode({ address, chainId: chain.id, query: { ...freshness.slow, enabled: hasContract } })

  function disabledReason(): string | undefined {
    if (!hasContract || code.data) return undefined
    if (code.isPending) return contracts.readingCode
    return code.error ? describeReadError(code.error, catalogue) : contracts.noContract
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
    >
      <SettingField {...field} label={contracts.label} hint={contracts.hint} />
    </SettingForm>
  )
}

export function RemoveAccountForm({ which }: { which: Accounts }) {
  const { remove, removeOther } = useAdminMessages().adminSettings[which]
  const form = useSettingForm({ address: '' })
  const { value: address, ...field } = form.read('address', parseAddress)
  const action = useSetAccount(which, false)
  const { data: isActive } = accountLists[which].useIsListed(address)
  return (
    <SettingForm
      form={form}
      value={address}
      action={action}
      messages={{
        busy: remove.busy,
        ...(address && confirmAddress(remove, address)),
        button: remove.confirm,
      }}
    >
      <SettingField
        {...field}
        label={removeOther.label}
        // Only a hint: a lagging RPC node must not keep a stolen key in place.
        hint={isActive === undefined ? undefined : isActive ? removeOther.active : removeOther.inactive}
      />
    </SettingForm>
  )
}

export function RescueForm() {
  const { rescue } = useAdminMessages().adminSettings.money
  const form = useSettingForm({ token: '' })
  const { value: token, ...field } = form.read('token', (text) =>
    otherThan(parseAddress(text), [deployment.weth], 'bettingToken'),
  )
  const action = useContractWrite('admin', pool, 'emergencyWithdraw', (address: Address) => [address], {
    effect: (address) =>
      becomes(stateValue({ abi: erc20Abi, address, functionName: 'balanceOf', args: [pool.address] }), 0n),
    invalidates: [pool.address, token ?? zeroAddress],
  })
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
    >
      <SettingField
        {...field}
        label={rescue.label}
        hint={balance !== undefined && balance > 0n && rescue.holds(amount, symbol)}
      />
    </SettingForm>
  )
}

function useStrayToken(token: Address | undefined) {
  const erc20 = { abi: erc20Abi, address: token ?? zeroAddress }
  const query = { enabled: token !== undefined }
  const balance = useReadContract({
    ...erc20,
    functionName: 'balanceOf',
    args: [deployment.bettingPool],
    query,
  })
  // Both are optional in ERC-20.
  const decimals = useReadContract({ ...erc20, functionName: 'decimals', query })
  const symbol = useReadContract({ ...erc20, functionName: 'symbol', query })
  return {
    isPending: balance.isPending || decimals.isPending || symbol.isPending,
    balance: balance.data,
    amount: formatUnits(balance.data ?? 0n, decimals.data ?? 0),
    symbol: symbol.data ?? '',
  }
}
