import type { Address } from 'viem'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { blockedBy } from '@/features/admin/shared/blockedBy'
import type { Roles } from '@/features/admin/shared/roles'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { sameAddress, shortAddress } from '@/lib/addresses'
import { Badge } from '@/ui/feedback/Badge'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Field } from '@/ui/forms/Field'
import { AddressInput } from './AddressInput'
import { AddressValue } from './AddressValue'
import { SettingForm } from './SettingForm'
import { SettingRow } from './SettingRow'
import { SettingsGroup, useGroupBlock } from './SettingsGroup'
import { otherThan, parseAddress } from './settingRules'
import { type ActiveAccounts, useOperators, useTournamentAdmins } from './useActiveAccounts'
import {
  useAddOperator,
  useAddTournamentAdmin,
  useRemoveOperator,
  useRemoveTournamentAdmin,
} from './useSettingActions'
import { required, useTyped } from './useTyped'

/** Who operates the pool. */
export function AdminSettings({ roles }: { roles: Roles }) {
  return (
    <AccountsSettings
      which="operators"
      account={roles.account}
      blocked={blockedBy(roles, useAdminMessages(), 'owner')}
      list={useOperators()}
      add={useAddOperator()}
      useRemove={useRemoveOperator}
    />
  )
}

/** Who runs the tournaments. */
export function TournamentAdminSettings({ roles }: { roles: Roles }) {
  return (
    <AccountsSettings
      which="admins"
      account={roles.account}
      blocked={blockedBy(roles, useAdminMessages(), 'tournamentDefaultAdmin')}
      list={useTournamentAdmins()}
      add={useAddTournamentAdmin()}
      useRemove={useRemoveTournamentAdmin}
    />
  )
}

type Which = 'operators' | 'admins'

interface AccountsSettingsProps {
  which: Which
  /** The connected one. */
  account: Address | undefined
  blocked: string | undefined
  list: ActiveAccounts
  add: ReturnType<typeof useAddOperator>
  useRemove: typeof useRemoveOperator
}

function AccountsSettings({ which, account, blocked, list, add, useRemove }: AccountsSettingsProps) {
  const messages = useAdminMessages().settings[which]
  const activeAccounts = list.accounts ?? []
  return (
    <SettingsGroup title={messages.title} text={messages.text} blocked={blocked}>
      {!list.accounts ? (
        list.isError ? (
          <p className="pb-4 text-14 text-secondary">{messages.readFailed}</p>
        ) : (
          <Skeleton text={messages.reading} className="mb-4 h-10" />
        )
      ) : activeAccounts.length === 0 ? (
        <p className="pb-4 text-14 text-secondary">{messages.none}</p>
      ) : (
        <ul aria-label={messages.list} className="flex flex-col pb-4">
          {activeAccounts.map((address) => (
            <ActiveAccount
              key={address}
              which={which}
              address={address}
              isOwn={sameAddress(address, account)}
              useRemove={useRemove}
            />
          ))}
        </ul>
      )}
      <SettingRow title={messages.change.title} text={messages.change.text} opens={messages.change.open}>
        {(close) => <AddForm which={which} activeAccounts={activeAccounts} action={add} onClose={close} />}
      </SettingRow>
    </SettingsGroup>
  )
}

interface ListedAccountProps {
  which: Which
  address: Address
  isOwn: boolean
  useRemove: typeof useRemoveOperator
}

function ActiveAccount({ which, address, isOwn, useRemove }: ListedAccountProps) {
  const { settings } = useAdminMessages()
  const messages = settings[which]
  const block = useGroupBlock()
  const action = useRemove(address)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <AddressValue address={address} />
        {isOwn && <Badge>{settings.you}</Badge>}
      </span>
      <ActionButton
        {...block}
        variant="secondary"
        size="sm"
        label={messages.remove}
        about={address}
        busyLabel={messages.removing}
        action={action}
        send={() => action.send()}
        confirm={{
          title: messages.removeTitle,
          does: messages.removeDoes(address),
          cannot: messages.removeCannot,
          confirmLabel: messages.removeConfirm,
        }}
        confirmed={messages.removed(shortAddress(address))}
      />
    </li>
  )
}

interface AddFormProps {
  which: Which
  activeAccounts: readonly Address[]
  action: ReturnType<typeof useAddOperator>
  onClose: () => void
}

function AddForm({ which, activeAccounts, action, onClose }: AddFormProps) {
  const messages = useAdminMessages().settings[which].change
  const typed = useTyped((text) => otherThan(parseAddress(text), activeAccounts, 'alreadyListed'))
  const address = typed.value
  return (
    <SettingForm
      check={typed.check}
      action={action}
      send={() => action.send(required(address))}
      label={messages.button}
      busyLabel={messages.busy}
      confirm={
        address && {
          title: messages.confirmTitle,
          does: messages.does(address),
          cannot: messages.cannot,
          confirmLabel: messages.confirm,
        }
      }
      confirmed={address && messages.confirmed(shortAddress(address))}
      onClose={onClose}
    >
      <Field label={messages.label} error={typed.error}>
        {(control) => <AddressInput {...control} {...typed.inputProps} />}
      </Field>
    </SettingForm>
  )
}
