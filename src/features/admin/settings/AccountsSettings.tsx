import type { Address } from 'viem'
import { useWallet } from '@/chain/wallet/wallets'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { useMissingRole } from '@/features/admin/shared/useRoles'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress, shortAddress } from '@/lib/addresses'
import { Badge } from '@/ui/feedback/Badge'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useOperators, useTournamentAdmins } from './activeAccounts'
import { confirmRemoval } from './confirmRemoval'
import { SettingRow } from './SettingRow'
import { SettingsGroup, useGroupAccess } from './SettingsGroup'
import { AddressValue } from './SettingValue'
import { otherThan, parseAddress } from './settingRules'
import { useAddOperator, useAddTournamentAdmin, useRemoveAccount } from './useSettingActions'
import { AddressForm } from './valueForms'

const RemoveAccountForm = lazyWithRetry(async () => (await import('./RemoveAccountForm')).RemoveAccountForm)

const lists = {
  operators: { role: 'owner', useList: useOperators, useAdd: useAddOperator },
  admins: { role: 'tournamentDefaultAdmin', useList: useTournamentAdmins, useAdd: useAddTournamentAdmin },
} as const

interface AccountsSettingsProps {
  which: keyof typeof lists
}

export function AccountsSettings({ which }: AccountsSettingsProps) {
  const messages = useMessages().adminSettings[which]
  const { change, removeOther } = messages
  const { role, useList, useAdd } = lists[which]
  const { data: accounts, isError } = useList()
  const action = useAdd()
  return (
    <SettingsGroup messages={messages} disabledReason={useMissingRole(role)}>
      {!accounts && !isError ? (
        <Skeleton text={messages.reading} className="mb-4 h-10" />
      ) : !accounts?.length ? (
        <p className="pb-4 text-14 text-secondary">{accounts ? messages.none : messages.readFailed}</p>
      ) : (
        <ul aria-label={messages.list} className="flex flex-col pb-4">
          {accounts.map((address) => (
            <ActiveAccount key={address} which={which} address={address} />
          ))}
        </ul>
      )}
      <SettingRow title={change.title} text={change.text} open={change.open}>
        {(close) => (
          <AddressForm
            messages={change}
            parse={(text) => otherThan(parseAddress(text), accounts ?? [], 'alreadyListed')}
            action={action}
            confirm={(address) => ({
              ...change,
              does: change.does(address),
              confirmed: change.confirmed(shortAddress(address)),
            })}
            onClose={close}
          />
        )}
      </SettingRow>
      {/* Needs no list: a stolen key has to go even if the list can't be loaded. */}
      <SettingRow title={removeOther.title} text={removeOther.text} open={messages.remove}>
        {(close) => <RemoveAccountForm which={which} onClose={close} />}
      </SettingRow>
    </SettingsGroup>
  )
}

function ActiveAccount({ which, address }: AccountsSettingsProps & { address: Address }) {
  const { adminSettings: settings } = useMessages()
  const messages = settings[which]
  const { account } = useWallet()
  const access = useGroupAccess()
  const action = useRemoveAccount(which, address)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <AddressValue address={address} />
        {sameAddress(address, account) && <Badge>{settings.you}</Badge>}
      </span>
      <ActionButton
        {...access}
        variant="secondary"
        size="sm"
        about={address}
        action={action}
        send={() => action.send(address)}
        calls={() => action.calls(address)}
        messages={{ button: messages.remove, busy: messages.removing, ...confirmRemoval(messages, address) }}
      />
    </li>
  )
}
