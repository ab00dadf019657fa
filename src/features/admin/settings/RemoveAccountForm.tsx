import { type Address, zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadBettingPoolIsOperator, useReadTournamentHasRole } from '@/chain/queries/generated'
import { TOURNAMENT_ADMIN_ROLE } from '@/domain/tournament/role'
import { useMessages } from '@/i18n/useMessages'
import { confirmRemoval } from './confirmRemoval'
import { SettingField } from './SettingField'
import { SettingForm } from './SettingForm'
import { parseAddress } from './settingRules'
import { type Accounts, useRemoveAccount } from './useSettingActions'
import { useSettingForm } from './useSettingForm'

interface RemoveAccountFormProps {
  which: Accounts
  onClose: () => void
}

export function RemoveAccountForm({ which, onClose }: RemoveAccountFormProps) {
  const messages = useMessages().adminSettings[which]
  const { removeOther } = messages
  const form = useSettingForm({ address: '' })
  const field = form.read('address', parseAddress)
  const address = field.value
  const action = useRemoveAccount(which)
  const isActive = useIsActive(which, address)
  return (
    <SettingForm
      form={form}
      value={address}
      action={action}
      messages={{
        button: messages.removeConfirm,
        busy: messages.removing,
        ...(address && confirmRemoval(messages, address)),
      }}
      onClose={onClose}
    >
      <SettingField
        field={field}
        label={removeOther.label}
        // Only a hint: a lagging RPC node must not keep a stolen key in place.
        hint={isActive === undefined ? undefined : isActive ? removeOther.active : removeOther.inactive}
      />
    </SettingForm>
  )
}

/** Reads from state if the account is active; `undefined` while or if that can't be read. */
function useIsActive(which: Accounts, account: Address | undefined): boolean | undefined {
  const address = account ?? zeroAddress
  const query = (ofList: Accounts) => ({
    ...freshness.live,
    enabled: which === ofList && account !== undefined,
  })
  const operator = useReadBettingPoolIsOperator({
    address: deployment.bettingPool,
    args: [address],
    query: query('operators'),
  })
  const admin = useReadTournamentHasRole({
    address: deployment.tournament,
    args: [TOURNAMENT_ADMIN_ROLE, address],
    query: query('admins'),
  })
  return which === 'operators' ? operator.data : admin.data
}
