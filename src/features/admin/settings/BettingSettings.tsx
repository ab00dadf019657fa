import { ActionButton } from '@/features/admin/shared/ActionButton'
import type { ActionMessages } from '@/features/admin/shared/actionMessages'
import { describeWindow } from '@/features/admin/shared/describeWindow'
import { useMissingRole } from '@/features/admin/shared/useRoles'
import { formatPercent } from '@/i18n/format/amounts'
import { formatFactor } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { SettingRow } from './SettingRow'
import { SettingsGroup, useGroupAccess } from './SettingsGroup'
import { SettingValue } from './SettingValue'
import { type Parsed, parseCap, parseFee, parseGain, parseWindow } from './settingRules'
import {
  useSetDisputeWindow,
  useSetFee,
  useSetLiveCap,
  useSetMaxGain,
  useSetPaused,
} from './useSettingActions'
import { useHasForeignArbiter, useSettings } from './useSettings'
import { NumberForm } from './valueForms'

export function BettingSettings() {
  const messages = useMessages()
  const { betting } = messages.adminSettings
  const { isPaused, fee, disputeWindow, liveCap, maxGain } = useSettings()
  const isForeign = useHasForeignArbiter()
  const confirmRate = (rateMessages: typeof betting.fee, bps: number, current = 0) => {
    const rate = formatPercent(bps)
    return {
      ...rateMessages,
      confirmTitle: rateMessages.confirmTitle(rate),
      does: rateMessages.does(rate, formatPercent(current)),
      confirmed: rateMessages.confirmed(rate),
    }
  }
  return (
    <SettingsGroup messages={betting} disabledReason={useMissingRole('owner')}>
      <PauseSetting isPaused={isPaused} />
      <NumberSetting
        messages={betting.fee}
        current={fee}
        format={formatPercent}
        parse={parseFee}
        action={useSetFee()}
        confirm={(bps) => confirmRate(betting.fee, bps, fee)}
      />
      <NumberSetting
        messages={isForeign ? { ...betting.window, hint: betting.window.foreignHint } : betting.window}
        current={disputeWindow}
        format={(seconds) => describeWindow(seconds, messages)}
        parse={(text, current) => parseWindow(text, current, isForeign)}
        action={useSetDisputeWindow()}
        confirm={(seconds) => {
          const { window } = betting
          const { cannot, confirm } = window
          if (seconds === 0)
            return {
              ...{ cannot, confirm, confirmTitle: window.confirmTitleNone },
              ...{ does: window.doesNone, confirmed: window.confirmedNone },
            }
          const text = describeWindow(seconds, messages)
          return {
            ...{ cannot, confirm, confirmTitle: window.confirmTitle(text) },
            ...{ does: window.does(text), confirmed: window.confirmed(text) },
          }
        }}
      />
      <NumberSetting
        messages={betting.cap}
        current={liveCap}
        format={formatPercent}
        parse={parseCap}
        action={useSetLiveCap()}
        confirm={(bps) => confirmRate(betting.cap, bps, liveCap)}
      />
      <NumberSetting
        messages={betting.gain}
        current={maxGain}
        format={formatFactor}
        parse={parseGain}
        action={useSetMaxGain()}
        confirm={(factor) => ({
          ...betting.gain,
          confirmTitle: betting.gain.confirmTitle(formatFactor(factor)),
          does: betting.gain.does(formatFactor(factor), formatFactor(maxGain ?? 0)),
          confirmed: betting.gain.confirmed(formatFactor(factor)),
        })}
      />
    </SettingsGroup>
  )
}

function PauseSetting({ isPaused }: { isPaused: boolean | undefined }) {
  const { unknown, betting } = useMessages().adminSettings
  const { status } = betting
  const access = useGroupAccess()
  const action = useSetPaused()
  const { confirmTitle, does, cannot, confirm } = status
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
            {...access}
            variant={isPaused ? 'primary' : 'secondary'}
            size="sm"
            action={action}
            send={() => action.send(!isPaused)}
            calls={() => action.calls(!isPaused)}
            messages={
              isPaused
                ? { button: status.resume, busy: status.resuming, confirmed: status.resumed }
                : {
                    ...{ button: status.pause, busy: status.pausing, confirmed: status.paused_ },
                    ...{ confirmTitle, does, cannot, confirm },
                  }
            }
          />
        )
      }
    />
  )
}

interface NumberSettingProps {
  messages: { title: string; text: string; label: string; hint: string; unit: string }
  current: number | undefined
  format: (value: number) => string
  parse: (text: string, current: number | undefined) => Parsed<number>
  action: ReturnType<typeof useSetFee>
  confirm: (value: number) => Partial<ActionMessages>
}

function NumberSetting({ messages, current, format, parse, action, confirm }: NumberSettingProps) {
  const { change, save, saving } = useMessages().adminSettings
  return (
    <SettingRow
      title={messages.title}
      text={messages.text}
      value={<SettingValue>{current === undefined ? undefined : format(current)}</SettingValue>}
      open={change}
    >
      {(close) => (
        <NumberForm
          messages={{ ...messages, button: save, busy: saving }}
          parse={(text) => parse(text, current)}
          action={action}
          confirm={confirm}
          onClose={close}
        />
      )}
    </SettingRow>
  )
}
