import { ActionButton } from '@/features/admin/shared/ActionButton'
import { blockedBy } from '@/features/admin/shared/blockedBy'
import { describeWindow } from '@/features/admin/shared/describeWindow'
import type { Roles } from '@/features/admin/shared/roles'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { Badge } from '@/ui/feedback/Badge'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Field } from '@/ui/forms/Field'
import { RateSetting } from './RateSetting'
import { SettingForm } from './SettingForm'
import { SettingRow } from './SettingRow'
import { SettingsGroup, useGroupBlock } from './SettingsGroup'
import { SettingValue } from './SettingValue'
import { parseWindow } from './settingRules'
import { UnitInput } from './UnitInput'
import { useSetDisputeWindow, useSetFee, useSetLiveCap, useSetPaused } from './useSettingActions'
import { useSettings } from './useSettings'
import { required, useTyped } from './useTyped'

/** Pausing, and what holds for new matches. */
export function BettingSettings({ roles }: { roles: Roles }) {
  const adminMessages = useAdminMessages()
  const { betting } = adminMessages.settings
  const { isPaused, fee, disputeWindow, liveCap } = useSettings()
  return (
    <SettingsGroup
      title={betting.title}
      text={betting.text}
      blocked={blockedBy(roles, adminMessages, 'owner')}
    >
      <PauseSetting isPaused={isPaused} />
      <RateSetting which="fee" current={fee} action={useSetFee()} />
      <WindowSetting current={disputeWindow} />
      <RateSetting which="cap" current={liveCap} action={useSetLiveCap()} />
    </SettingsGroup>
  )
}

function PauseSetting({ isPaused }: { isPaused: boolean | undefined }) {
  const { unknown, betting } = useAdminMessages().settings
  const { status } = betting
  const block = useGroupBlock()
  const action = useSetPaused()
  return (
    <SettingRow
      title={status.title}
      text={status.text}
      value={
        isPaused === undefined ? (
          <Skeleton text={unknown} className="h-5 w-14" />
        ) : (
          <Badge tone={isPaused ? 'warning' : 'neutral'}>{isPaused ? status.paused : status.open}</Badge>
        )
      }
      action={
        isPaused !== undefined && (
          <ActionButton
            {...block}
            variant={isPaused ? 'primary' : 'secondary'}
            size="sm"
            label={isPaused ? status.resume : status.pause}
            busyLabel={isPaused ? status.resuming : status.pausing}
            action={action}
            send={() => action.send(!isPaused)}
            confirm={
              isPaused
                ? undefined
                : {
                    title: status.confirmTitle,
                    does: status.does,
                    cannot: status.cannot,
                    confirmLabel: status.confirm,
                  }
            }
            confirmed={isPaused ? status.resumed : status.paused_}
          />
        )
      }
    />
  )
}

function WindowSetting({ current }: { current: number | undefined }) {
  const adminMessages = useAdminMessages()
  const { change, betting } = adminMessages.settings
  return (
    <SettingRow
      title={betting.window.title}
      text={betting.window.text}
      value={
        <SettingValue>
          {current === undefined ? undefined : describeWindow(current, adminMessages)}
        </SettingValue>
      }
      opens={change}
    >
      {(close) => <WindowForm current={current} onClose={close} />}
    </SettingRow>
  )
}

function WindowForm({ current, onClose }: { current: number | undefined; onClose: () => void }) {
  const adminMessages = useAdminMessages()
  const { save, saving, betting } = adminMessages.settings
  const { window } = betting
  const action = useSetDisputeWindow()
  const typed = useTyped((text) => parseWindow(text, current))
  const isNone = typed.value === 0
  const described = typed.value === undefined ? undefined : describeWindow(typed.value, adminMessages)
  return (
    <SettingForm
      check={typed.check}
      action={action}
      send={() => action.send(required(typed.value))}
      label={save}
      busyLabel={saving}
      confirm={
        described === undefined
          ? undefined
          : {
              title: isNone ? window.confirmTitleNone : window.confirmTitle(described),
              does: isNone ? window.doesNone : window.does(described),
              cannot: window.cannot,
              confirmLabel: window.confirm,
            }
      }
      confirmed={described && (isNone ? window.confirmedNone : window.confirmed(described))}
      onClose={onClose}
    >
      <Field label={window.label} hint={window.hint} error={typed.error}>
        {(control) => <UnitInput {...control} {...typed.inputProps} unit={window.unit} />}
      </Field>
    </SettingForm>
  )
}
