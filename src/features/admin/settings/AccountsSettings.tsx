import type { Address } from 'viem'
import { useWallet } from '@/chain/wallet/wallets'
import { withValue } from '@/features/admin/shared/ActionButton'
import { useMissingRole } from '@/features/admin/shared/roles'
import { useAdminMessages } from '@/i18n/adminMessages'
import { sameAddress } from '@/lib/addresses'
import { Badge } from '@/ui/feedback/Badge'
import { Skeleton } from '@/ui/feedback/loading'
import { RemoveAccountForm } from './AddressForms'
import { ValueForm } from './SettingForm'
import { AddressValue, RowAction, SettingRow, SettingsGroup } from './SettingsGroup'
import { confirmAddress, otherThan, parseAddress } from './settingRules'
import { type Accounts, accountLists, useSetAccount } from './settings'

export function AccountsSettings({ which }: { which: Accounts }) {
  const messages = useAdminMessages().adminSettings[which]
  const { change, remove, removeOther } = messages
  const { role, useList } = accountLists[which]
  const { data: accounts, isError } = useList()
  const action = useSetAccount(which, true)
  return (
    <SettingsGroup messages={messages} disabledReason={useMissingRole(role)}>
      {!accounts && !isError ? (
        <Skeleton text={messages.reading} className="mb-4 h-10" />
      ) : !accounts?.length ? (
        <p className="pb-4 text-14 text-secondary">{accounts ? messages.none : messages.readFailed}</p>
      ) : (
        <ul aria-label={messages.title} className="flex flex-col pb-4">
          {accounts.map((address) => (
            <ActiveAccount key={address} which={which} address={address} />
          ))}
        </ul>
      )}
      <SettingRow messages={change} open={change.open}>
        <ValueForm
          messages={change}
          parse={(text) => otherThan(parseAddress(text), accounts ?? [], 'alreadyListed')}
          action={action}
          confirm={(address) => confirmAddress(change, address)}
        />
      </SettingRow>
      {/* Needs no list: a stolen key has to go even if the list can't be loaded. */}
      <SettingRow messages={removeOther} open={remove.button}>
        <RemoveAccountForm which={which} />
      </SettingRow>
    </SettingsGroup>
  )
}

function ActiveAccount({ which, address }: { which: Accounts; address: Address }) {
  const { adminSettings } = useAdminMessages()
  const { account } = useWallet()
  const action = useSetAccount(which, false, address)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <AddressValue address={address} />
        {sameAddress(address, account) && <Badge>{adminSettings.you}</Badge>}
      </span>
      <RowAction
        about={address}
        action={withValue(action, address)}
        messages={confirmAddress(adminSettings[which].remove, address)}
      />
    </li>
  )
}
