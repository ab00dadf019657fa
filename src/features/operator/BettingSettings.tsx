import { useOperatorWords } from '@/lib/words/useOperatorWords'
import { Badge } from '@/ui/Badge'
import { Field } from '@/ui/Field'
import { Skeleton } from '@/ui/Skeleton'
import { ActionButton } from './ActionButton'
import { blockedBy } from './blockedBy'
import { describeWindow } from './describeWindow'
import { RateSetting } from './RateSetting'
import type { Roles } from './roles'
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
  const operatorWords = useOperatorWords()
  const { betting } = operatorWords.settings
  const { isPaused, fee, disputeWindow, liveCap } = useSettings()
  return (
    <SettingsGroup
      title={betting.title}
      text={betting.text}
      blocked={blockedBy(roles, operatorWords, 'owner')}
    >
      <PauseSetting isPaused={isPaused} />
      <RateSetting which="fee" current={fee} action={useSetFee()} />
      <WindowSetting current={disputeWindow} />
      <RateSetting which="cap" current={liveCap} action={useSetLiveCap()} />
    </SettingsGroup>
  )
}

function PauseSetting({ isPaused }: { isPaused: boolean | undefined }) {
  const { unknown, betting } = useOperatorWords().settings
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
  const operatorWords = useOperatorWords()
  const { change, betting } = operatorWords.settings
  return (
    <SettingRow
      title={betting.window.title}
      text={betting.window.text}
      value={
        <SettingValue>
          {current === undefined ? undefined : describeWindow(current, operatorWords)}
        </SettingValue>
      }
      opens={change}
    >
      {(close) => <WindowForm current={current} onClose={close} />}
    </SettingRow>
  )
}

function WindowForm({ current, onClose }: { current: number | undefined; onClose: () => void }) {
  const operatorWords = useOperatorWords()
  const { save, saving, betting } = operatorWords.settings
  const { window } = betting
  const action = useSetDisputeWindow()
  const typed = useTyped((text) => parseWindow(text, current))
  const isNone = typed.value === 0
  const described = typed.value === undefined ? undefined : describeWindow(typed.value, operatorWords)
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
