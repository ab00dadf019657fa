import { useId } from 'react'
import { type Address, zeroAddress } from 'viem'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { blockedBy } from '@/features/admin/shared/blockedBy'
import type { Roles } from '@/features/admin/shared/roles'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { shortAddress } from '@/lib/addresses'
import { Field } from '@/ui/forms/Field'
import { AddressInput } from './AddressInput'
import { AddressValue } from './AddressValue'
import { SettingForm } from './SettingForm'
import { SettingRow } from './SettingRow'
import { SettingsGroup, useGroupBlock } from './SettingsGroup'
import { endOf, otherThan, parseAddress } from './settingRules'
import {
  type Owned,
  useAcceptOwnership,
  useCancelTransfer,
  useRenounceOwnership,
  useTransferOwnership,
} from './useSettingActions'
import { useSettings } from './useSettings'
import { required, useTyped } from './useTyped'

interface OwnershipSettingsProps {
  which: Owned
  roles: Roles
}

/** Who owns a contract, and handing it over. */
export function OwnershipSettings({ which, roles }: OwnershipSettingsProps) {
  const adminMessages = useAdminMessages()
  const { ownership } = adminMessages.settings
  const messages = ownership[which]
  const [owner, next] =
    which === 'pool' ? [roles.poolOwner, roles.poolPendingOwner] : [roles.hubOwner, roles.hubPendingOwner]
  const isOwned = owner !== zeroAddress
  return (
    <SettingsGroup
      title={messages.title}
      text={messages.text}
      blocked={isOwned ? blockedBy(roles, adminMessages, which === 'pool' ? 'owner' : 'hubOwner') : undefined}
    >
      <SettingRow
        title={ownership.owner}
        text={
          <>
            {ownership.ownerText}
            <span className="mt-1 block text-text">
              {isOwned ? owner && <AddressValue address={owner} /> : ownership.noOwner}
            </span>
          </>
        }
        opens={isOwned ? ownership.transfer.open : undefined}
      >
        {(close) => <TransferForm which={which} owner={owner} next={next} onClose={close} />}
      </SettingRow>
      {next && <PendingOwner which={which} next={next} roles={roles} />}
      {isOwned && <Renounce which={which} />}
    </SettingsGroup>
  )
}

interface TransferFormProps {
  which: Owned
  owner: Address | undefined
  next: Address | undefined
  onClose: () => void
}

function TransferForm({ which, owner, next, onClose }: TransferFormProps) {
  const { transfer } = useAdminMessages().settings.ownership
  const action = useTransferOwnership(which)
  const typed = useTyped((text) =>
    otherThan(otherThan(parseAddress(text), [owner], 'alreadyOwner'), [next], 'same'),
  )
  const address = typed.value
  return (
    <SettingForm
      check={typed.check}
      action={action}
      send={() => action.send(required(address))}
      label={transfer.button}
      busyLabel={transfer.busy}
      confirm={
        address && {
          title: transfer.confirmTitle,
          does: transfer.does(address),
          cannot: transfer.cannot,
          type: endOf(address),
          confirmLabel: transfer.confirm,
        }
      }
      confirmed={address && transfer.confirmed(shortAddress(address))}
      onClose={onClose}
    >
      <Field label={transfer.label} error={typed.error}>
        {(control) => <AddressInput {...control} {...typed.inputProps} />}
      </Field>
    </SettingForm>
  )
}

function PendingOwner({ which, next, roles }: { which: Owned; next: Address; roles: Roles }) {
  const adminMessages = useAdminMessages()
  const { ownership } = adminMessages.settings
  const { accept, withdraw } = ownership
  const accepting = useAcceptOwnership(which)
  const cancelling = useCancelTransfer(which)
  const isNext = which === 'pool' ? roles.isPendingOwner : roles.isHubPendingOwner
  const blocked = blockedBy(roles, adminMessages, which === 'pool' ? 'pendingOwner' : 'hubPendingOwner')
  const blockedId = useId()
  return (
    <SettingRow
      title={ownership.pending}
      text={
        <>
          {ownership.pendingText}
          <span className="mt-1 block text-text">
            <AddressValue address={next} />
          </span>
          {blocked && (
            <span id={blockedId} className="mt-1 block text-tertiary">
              {blocked}
            </span>
          )}
        </>
      }
      action={
        <>
          <ActionButton
            variant={isNext ? 'primary' : 'secondary'}
            size="sm"
            blocked={blocked}
            blockedId={blockedId}
            label={accept.button}
            busyLabel={accept.busy}
            action={accepting}
            send={() => accepting.send()}
            confirm={{
              title: accept.confirmTitle,
              does: accept.does,
              cannot: accept.cannot,
              confirmLabel: accept.confirm,
            }}
            confirmed={accept.confirmed}
          />
          <ActionButton
            {...useGroupBlock()}
            variant="secondary"
            size="sm"
            label={withdraw.button}
            busyLabel={withdraw.busy}
            action={cancelling}
            send={() => cancelling.send()}
            confirmed={withdraw.confirmed}
          />
        </>
      }
    />
  )
}

function Renounce({ which }: { which: Owned }) {
  const { ownership } = useAdminMessages().settings
  const { renounce } = ownership
  const messages = ownership[which]
  const { isPaused } = useSettings()
  const block = useGroupBlock()
  const action = useRenounceOwnership(which)
  const heldId = useId()
  const held = which === 'pool' && isPaused && !block.blocked ? ownership.renouncePaused : undefined
  return (
    <SettingRow
      title={renounce.title}
      text={
        <>
          {messages.renounceText}
          {held && (
            <span id={heldId} className="mt-1 block text-tertiary">
              {held}
            </span>
          )}
        </>
      }
      action={
        <ActionButton
          {...(held ? { blocked: held, blockedId: heldId } : block)}
          variant="secondary"
          size="sm"
          label={renounce.button}
          busyLabel={renounce.busy}
          action={action}
          send={() => action.send()}
          confirm={{
            title: messages.renounceTitle,
            does: messages.renounceDoes,
            cannot: messages.renounceCannot,
            type: renounce.type,
            confirmLabel: renounce.confirm,
          }}
          confirmed={renounce.confirmed}
        />
      }
    />
  )
}
