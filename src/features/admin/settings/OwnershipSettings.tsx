import { useId } from 'react'
import { type Address, zeroAddress } from 'viem'
import { communityHubContract as hub, bettingPoolContract as pool } from '@/chain/queries/contracts'
import { stateValue } from '@/chain/queries/stateValues'
import { becomes } from '@/chain/transactions/effect'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { useIsPaused } from '@/domain/match/queries'
import { withValue } from '@/features/admin/shared/ActionButton'
import { useMissingRole, useRoles } from '@/features/admin/shared/roles'
import { useAdminMessages } from '@/i18n/adminMessages'
import { ValueForm } from './SettingForm'
import { Line, RowAction, SettingRow, SettingsGroup, useGroupAccess } from './SettingsGroup'
import { confirmAddress, endOf, otherThan, parseAddress } from './settingRules'

/** Pool and hub share the ABI of Ownable2Step. */
const owned = {
  pool: { contract: { ...hub, address: pool.address }, owner: 'owner', next: 'pendingOwner' },
  hub: { contract: hub, owner: 'hubOwner', next: 'hubPendingOwner' },
} as const

type Owned = keyof typeof owned

const ownerValue = (which: Owned, functionName: 'owner' | 'pendingOwner') =>
  stateValue({ ...owned[which].contract, functionName, args: [] })

/** @param id `cancel`, for the zero address, keeps its state apart */
const useTransferOwnership = (which: Owned, id: 'transfer' | 'cancel') =>
  useContractWrite('admin', owned[which].contract, 'transferOwnership', (next: Address) => [next], {
    id: `${id}/${which}`,
    effect: (next) => becomes(ownerValue(which, 'pendingOwner'), next),
  })

const useOwnership = (which: Owned, functionName: 'acceptOwnership' | 'renounceOwnership') =>
  useContractWrite('admin', owned[which].contract, functionName, () => [], {
    id: which,
    effect: (_, account) =>
      becomes(ownerValue(which, 'owner'), functionName === 'acceptOwnership' ? account : zeroAddress),
  })

export function OwnershipSettings({ which }: { which: Owned }) {
  const { ownership } = useAdminMessages().adminSettings
  const { transfer } = ownership
  const roles = useRoles()
  const missingRole = useMissingRole(owned[which].owner)
  const action = useTransferOwnership(which, 'transfer')
  const [owner, next] =
    which === 'pool' ? [roles.poolOwner, roles.poolPendingOwner] : [roles.hubOwner, roles.hubPendingOwner]
  const isOwned = owner !== zeroAddress
  return (
    <SettingsGroup messages={ownership[which]} disabledReason={isOwned ? missingRole : undefined}>
      <SettingRow
        messages={{ title: ownership.owner, text: ownership.ownerText }}
        address={isOwned ? owner : undefined}
        below={!isOwned && <Line>{ownership.noOwner}</Line>}
        open={isOwned ? transfer.open : undefined}
      >
        <ValueForm
          messages={transfer}
          parse={(text) => otherThan(otherThan(parseAddress(text), [owner], 'alreadyOwner'), [next], 'same')}
          action={action}
          confirm={(address) => ({ ...confirmAddress(transfer, address), type: endOf(address) })}
        />
      </SettingRow>
      {next && <PendingOwner which={which} next={next} />}
      {isOwned && <Renounce which={which} />}
    </SettingsGroup>
  )
}

function PendingOwner({ which, next }: { which: Owned; next: Address }) {
  const { ownership } = useAdminMessages().adminSettings
  const accepting = useOwnership(which, 'acceptOwnership')
  const cancelling = useTransferOwnership(which, 'cancel')
  const role = owned[which].next
  const isNext = useRoles().has[role]
  const disabledReason = useMissingRole(role)
  const disabledReasonId = useId()
  return (
    <SettingRow
      messages={{ title: ownership.pending, text: ownership.pendingText }}
      address={next}
      below={disabledReason && <Reason id={disabledReasonId}>{disabledReason}</Reason>}
      action={
        <>
          <RowAction
            variant={isNext ? 'primary' : 'secondary'}
            disabledReason={disabledReason}
            disabledReasonId={disabledReasonId}
            action={accepting}
            messages={ownership.accept}
          />
          <RowAction action={withValue(cancelling, zeroAddress)} messages={ownership.withdraw} />
        </>
      }
    />
  )
}

function Renounce({ which }: { which: Owned }) {
  const { ownership } = useAdminMessages().adminSettings
  const messages = { ...ownership.renounce, ...ownership[which].renounce }
  const isPaused = useIsPaused()
  const { disabledReason } = useGroupAccess()
  const action = useOwnership(which, 'renounceOwnership')
  const pausedId = useId()
  const isHeldByPause = which === 'pool' && isPaused && !disabledReason
  return (
    <SettingRow
      messages={messages}
      below={isHeldByPause && <Reason id={pausedId}>{ownership.renouncePaused}</Reason>}
      action={
        <RowAction
          {...(isHeldByPause && { disabledReason: ownership.renouncePaused, disabledReasonId: pausedId })}
          action={action}
          messages={messages}
        />
      }
    />
  )
}

function Reason({ id, children }: { id: string; children: string }) {
  return (
    <span id={id} className="mt-1 block text-tertiary">
      {children}
    </span>
  )
}
