import { withValue } from '@/features/admin/shared/ActionButton'
import { useMissingRole } from '@/features/admin/shared/roles'
import { formatPercent } from '@/i18n/format/amounts'
import { formatFactor } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { RowAction, SettingRow, SettingsGroup } from './SettingsGroup'
import { describeWindow, parseCap, parseFee, parseGain, parseWindow } from './settingRules'
import { useHasForeignArbiter, useSetNumber, useSetPaused, useSettings } from './settings'
import { ValueSetting } from './ValueSetting'

export function BettingSettings() {
  const messages = useMessages()
  const { betting } = messages.adminSettings
  const { window } = betting
  const { isPaused, fee, disputeWindow, liveCap, maxGain } = useSettings()
  const isForeign = useHasForeignArbiter()
  return (
    <SettingsGroup messages={betting} disabledReason={useMissingRole('owner')}>
      <PauseSetting isPaused={isPaused} />
      <RateSetting name="fee" current={fee} />
      <ValueSetting
        messages={isForeign ? { ...window, hint: window.foreignHint } : window}
        current={disputeWindow}
        format={(seconds) => describeWindow(seconds, messages)}
        parse={(text, current) => parseWindow(text, current, isForeign)}
        action={useSetNumber('setDisputeWindow')}
        confirm={(seconds) =>
          seconds === 0 && {
            confirmTitle: window.confirmTitleNone,
            does: window.doesNone,
            confirmed: window.confirmedNone,
          }
        }
      />
      <RateSetting name="cap" current={liveCap} />
      <RateSetting name="gain" current={maxGain} />
    </SettingsGroup>
  )
}

const rates = {
  fee: { setter: 'setProtocolFee', format: formatPercent, parse: parseFee },
  cap: { setter: 'setLiveCap', format: formatPercent, parse: parseCap },
  gain: { setter: 'setMaxGain', format: formatFactor, parse: parseGain },
} as const

function RateSetting({ name, current }: { name: keyof typeof rates; current: number | undefined }) {
  const messages = useMessages().adminSettings.betting[name]
  const { setter, ...rate } = rates[name]
  return <ValueSetting {...rate} messages={messages} current={current} action={useSetNumber(setter)} />
}

function PauseSetting({ isPaused }: { isPaused: boolean | undefined }) {
  const { unknown, betting } = useMessages().adminSettings
  const { status } = betting
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
          <RowAction
            variant={isPaused ? 'primary' : 'secondary'}
            action={withValue(action, !isPaused)}
            messages={isPaused ? status.resume : status.pause}
          />
        )
      }
    />
  )
}
