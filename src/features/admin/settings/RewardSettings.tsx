import { Suspense } from 'react'
import { useMissingRole } from '@/features/admin/shared/useRoles'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { SettingRow } from './SettingRow'
import { SettingsGroup } from './SettingsGroup'

// Approving WETH is loaded only to pay a reward.
const RewardForm = lazyWithRetry(async () => (await import('./RewardForm')).RewardForm)

export function RewardSettings() {
  const { rewards } = useMessages().adminSettings
  return (
    <SettingsGroup messages={rewards} disabledReason={useMissingRole('hubOwner')}>
      <SettingRow title={rewards.row.title} text={rewards.row.text} open={rewards.row.open}>
        {(close) => (
          <Suspense>
            <RewardForm onClose={close} />
          </Suspense>
        )}
      </SettingRow>
    </SettingsGroup>
  )
}
