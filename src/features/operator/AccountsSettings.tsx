import type { Address } from 'viem'
import { sameAddress, shortAddress } from '@/lib/addresses'
import { useOperatorWords } from '@/lib/words/useOperatorWords'
import { Badge } from '@/ui/Badge'
import { Field } from '@/ui/Field'
import { Skeleton } from '@/ui/Skeleton'
import { ActionButton } from './ActionButton'
import { AddressInput } from './AddressInput'
import { AddressValue } from './AddressValue'
import { blockedBy } from './blockedBy'
import type { Roles } from './roles'
import { SettingForm } from './SettingForm'
import { SettingRow } from './SettingRow'
import { SettingsGroup, useGroupBlock } from './SettingsGroup'
import { otherThan, parseAddress } from './settingRules'
import { type ListedAccounts, useOperators, useTournamentAdmins } from './useListedAccounts'
import {
  useAddOperator,
  useAddTournamentAdmin,
  useRemoveOperator,
  useRemoveTournamentAdmin,
} from './useSettingActions'
import { required, useTyped } from './useTyped'

/** Who operates the pool. */
export function OperatorSettings({ roles }: { roles: Roles }) {
  return (
    <AccountsSettings
      which="operators"
      account={roles.account}
      blocked={blockedBy(roles, useOperatorWords(), 'owner')}
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
      blocked={blockedBy(roles, useOperatorWords(), 'tournamentDefaultAdmin')}
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
  list: ListedAccounts
  add: ReturnType<typeof useAddOperator>
  useRemove: typeof useRemoveOperator
}

function AccountsSettings({ which, account, blocked, list, add, useRemove }: AccountsSettingsProps) {
  const words = useOperatorWords().settings[which]
  const listed = list.accounts ?? []
  return (
    <SettingsGroup title={words.title} text={words.text} blocked={blocked}>
      {!list.accounts ? (
        list.isError ? (
          <p className="pb-4 text-14 text-secondary">{words.readFailed}</p>
        ) : (
          <Skeleton text={words.reading} className="mb-4 h-10" />
        )
      ) : listed.length === 0 ? (
        <p className="pb-4 text-14 text-secondary">{words.none}</p>
      ) : (
        <ul aria-label={words.list} className="flex flex-col pb-4">
          {listed.map((address) => (
            <ListedAccount
              key={address}
              which={which}
              address={address}
              isOwn={sameAddress(address, account)}
              useRemove={useRemove}
            />
          ))}
        </ul>
      )}
      <SettingRow title={words.change.title} text={words.change.text} opens={words.change.open}>
        {(close) => <AddForm which={which} listed={listed} action={add} onClose={close} />}
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

function ListedAccount({ which, address, isOwn, useRemove }: ListedAccountProps) {
  const { settings } = useOperatorWords()
  const words = settings[which]
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
        label={words.remove}
        about={address}
        busyLabel={words.removing}
        action={action}
        send={() => action.send()}
        confirm={{
          title: words.removeTitle,
          does: words.removeDoes(address),
          cannot: words.removeCannot,
          confirmLabel: words.removeConfirm,
        }}
        confirmed={words.removed(shortAddress(address))}
      />
    </li>
  )
}

interface AddFormProps {
  which: Which
  listed: readonly Address[]
  action: ReturnType<typeof useAddOperator>
  onClose: () => void
}

function AddForm({ which, listed, action, onClose }: AddFormProps) {
  const words = useOperatorWords().settings[which].change
  const typed = useTyped((text) => otherThan(parseAddress(text), listed, 'alreadyListed'))
  const address = typed.value
  return (
    <SettingForm
      check={typed.check}
      action={action}
      send={() => action.send(required(address))}
      label={words.submit}
      busyLabel={words.submitting}
      confirm={
        address && {
          title: words.confirmTitle,
          does: words.does(address),
          cannot: words.cannot,
          confirmLabel: words.confirm,
        }
      }
      confirmed={address && words.confirmed(shortAddress(address))}
      onClose={onClose}
    >
      <Field label={words.label} error={typed.error}>
        {(control) => <AddressInput {...control} {...typed.inputProps} />}
      </Field>
    </SettingForm>
  )
}
