import type { Address } from 'viem'
import { useWallet } from '@/chain/wallet/wallets'
import { ActionButton, withValue } from '@/features/admin/shared/ActionButton'
import type { ActionMessages } from '@/features/admin/shared/ConfirmDialog'
import { useMissingRole } from '@/features/admin/shared/roles'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress, shortAddress } from '@/lib/addresses'
import { Badge } from '@/ui/feedback/Badge'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { AddressValue, SettingRow, SettingsGroup, useGroupAccess } from './SettingsGroup'
import { otherThan, parseAddress } from './settingRules'
import { type Accounts, useOperators, useSetAccount, useTournamentAdmins } from './settings'
import { ValueForm } from './ValueSetting'

const RemoveAccountForm = lazyWithRetry(async () => (await import('./AddressForms')).RemoveAccountForm)

const lists = {
  operators: { role: 'owner', useList: useOperators },
  admins: { role: 'tournamentDefaultAdmin', useList: useTournamentAdmins },
} as const

export function AccountsSettings({ which }: { which: Accounts }) {
  const messages = useMessages().adminSettings[which]
  const { change, removeOther } = messages
  const { role, useList } = lists[which]
  const { data: accounts, isError } = useList()
  const action = useSetAccount(which, true)
  const confirmRemoval = (address: Address) => ({
    confirmTitle: messages.removeTitle,
    does: messages.removeDoes(address),
    cannot: messages.removeCannot,
    confirm: messages.removeConfirm,
    confirmed: messages.removed(shortAddress(address)),
  })
  return (
    <SettingsGroup messages={messages} disabledReason={useMissingRole(role)}>
      {!accounts && !isError ? (
        <Skeleton text={messages.reading} className="mb-4 h-10" />
      ) : !accounts?.length ? (
        <p className="pb-4 text-14 text-secondary">{accounts ? messages.none : messages.readFailed}</p>
      ) : (
        <ul aria-label={messages.list} className="flex flex-col pb-4">
          {accounts.map((address) => (
            <ActiveAccount
              key={address}
              which={which}
              address={address}
              confirmation={confirmRemoval(address)}
            />
          ))}
        </ul>
      )}
      <SettingRow title={change.title} text={change.text} open={change.open}>
        <ValueForm
          messages={change}
          parse={(text) => otherThan(parseAddress(text), accounts ?? [], 'alreadyListed')}
          action={action}
          confirm={(address) => ({
            ...change,
            does: change.does(address),
            confirmed: change.confirmed(shortAddress(address)),
          })}
        />
      </SettingRow>
      {/* Needs no list: a stolen key has to go even if the list can't be loaded. */}
      <SettingRow title={removeOther.title} text={removeOther.text} open={messages.remove}>
        <RemoveAccountForm which={which} confirm={confirmRemoval} />
      </SettingRow>
    </SettingsGroup>
  )
}

interface ActiveAccountProps {
  which: Accounts
  address: Address
  confirmation: Partial<ActionMessages>
}

function ActiveAccount({ which, address, confirmation }: ActiveAccountProps) {
  const { adminSettings } = useMessages()
  const { remove, removing } = adminSettings[which]
  const { account } = useWallet()
  const access = useGroupAccess()
  const action = useSetAccount(which, false, address)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <AddressValue address={address} />
        {sameAddress(address, account) && <Badge>{adminSettings.you}</Badge>}
      </span>
      <ActionButton
        {...access}
        variant="secondary"
        size="sm"
        about={address}
        action={withValue(action, address)}
        messages={{ button: remove, busy: removing, ...confirmation }}
      />
    </li>
  )
}
