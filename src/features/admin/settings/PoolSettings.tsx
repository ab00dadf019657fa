import { zeroAddress } from 'viem'
import { useReadContract } from 'wagmi'
import { bettingPoolContract as pool } from '@/chain/queries/contracts'
import { useReadBettingPoolMinBond, useReadBettingPoolPaused } from '@/chain/queries/generated'
import { becomes } from '@/chain/transactions/effect'
import { contractCall } from '@/chain/transactions/types'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { useHouseRules } from '@/domain/match/queries'
import {
  poolSetting,
  useArbiter,
  useDisputeWindow,
  usePoolOwner,
  useRulingPeriod,
} from '@/domain/match/resultQueries'
import { RulesLink } from '@/domain/match/rules/RulesLink'
import { withValue } from '@/features/admin/shared/ActionButton'
import { useMissingRole } from '@/features/admin/shared/roles'
import { useAdminCalls } from '@/features/admin/shared/useAdminCalls'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { formatFactor } from '@/i18n/format/locale'
import { sameAddress } from '@/lib/addresses'
import { DAY } from '@/lib/time'
import { Badge } from '@/ui/feedback/Badge'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { ArbiterForm } from './AddressForms'
import { RowAction, SettingRow, SettingsGroup, SettingValue } from './SettingsGroup'
import { describeWindow, parseCap, parseFee, parseGain, parseMinBond, parseWindow } from './settingRules'
import { poolValue, useNewestMatchId } from './settings'
import { ValueSetting } from './ValueSetting'

export function BettingSettings() {
  const messages = useAdminMessages()
  const { betting } = messages.adminSettings
  const { window } = betting
  const { data: disputeWindow } = useDisputeWindow()
  const { data: arbiter } = useArbiter()
  const { data: owner } = usePoolOwner()
  // The contract then has a minimum for the window.
  const isForeign = arbiter !== undefined && owner !== undefined && !sameAddress(arbiter, owner)
  const setWindow = useContractWrite('admin', pool, 'setDisputeWindow', (seconds: number) => [seconds], {
    effect: (seconds) => becomes(poolValue('disputeWindow'), BigInt(seconds)),
  })
  return (
    <SettingsGroup messages={betting} disabledReason={useMissingRole('owner')}>
      <PauseSetting />
      <RateSetting name="fee" />
      <ValueSetting
        messages={isForeign ? { ...window, hint: window.foreignHint } : window}
        current={disputeWindow}
        format={(seconds) => describeWindow(seconds, messages)}
        parse={(text) => parseWindow(text, isForeign)}
        action={setWindow}
        confirm={(seconds) =>
          seconds === 0 && {
            confirmTitle: window.confirmTitleNone,
            does: window.doesNone,
            confirmed: window.confirmedNone,
          }
        }
      />
      <RateSetting name="cap" />
      <RateSetting name="gain" />
    </SettingsGroup>
  )
}

const rates = {
  fee: {
    getter: 'getProtocolFee',
    setter: 'setProtocolFee',
    format: formatPercent,
    parse: parseFee,
  },
  cap: { getter: 'liveCap', setter: 'setLiveCap', format: formatPercent, parse: parseCap },
  gain: { getter: 'maxGain', setter: 'setMaxGain', format: formatFactor, parse: parseGain },
} as const

function RateSetting({ name }: { name: keyof typeof rates }) {
  const messages = useAdminMessages().adminSettings.betting[name]
  const { getter, setter, ...rate } = rates[name]
  const { data: current } = useReadContract({ ...pool, functionName: getter, ...poolSetting })
  const action = useContractWrite('admin', pool, setter, (value: number) => [value], {
    effect: (value) => becomes(poolValue(getter), BigInt(value)),
  })
  return <ValueSetting {...rate} messages={messages} current={current} action={action} />
}

function PauseSetting() {
  const { unknown, betting } = useAdminMessages().adminSettings
  const { status } = betting
  const { data: isPaused } = useReadBettingPoolPaused(poolSetting)
  const action = useAdminCalls(
    'setPaused',
    (pauses: boolean) => [contractCall({ ...pool, functionName: pauses ? 'pause' : 'unpause', args: [] })],
    (pauses) => [becomes(poolValue('paused'), pauses)],
  )
  return (
    <SettingRow
      messages={status}
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

const RulesForm = lazyWithRetry(async () => (await import('./RulesForm')).RulesForm)

export function ResultSettings() {
  const { adminSettings, ui } = useAdminMessages()
  const { results } = adminSettings
  const { data: minBond } = useReadBettingPoolMinBond(poolSetting)
  const setMinBond = useContractWrite('admin', pool, 'setMinBond', (wei: bigint) => [wei], {
    effect: (wei) => becomes(poolValue('minBond'), wei),
  })
  const newest = useNewestMatchId()
  return (
    <SettingsGroup messages={results} disabledReason={useMissingRole('owner')}>
      <ArbiterSetting />
      <ValueSetting
        messages={results.bond}
        current={minBond}
        format={(wei) => `${formatAmount(wei)} ${ui.weth}`}
        parse={parseMinBond}
        action={setMinBond}
      />
      <SettingRow
        messages={results.rules}
        below={newest !== undefined && <NewestRules matchId={newest} />}
        open={results.rules.open}
      >
        <RulesForm />
      </SettingRow>
    </SettingsGroup>
  )
}

function ArbiterSetting() {
  const { change, results } = useAdminMessages().adminSettings
  const messages = results.arbiter
  const { data: arbiter } = useArbiter()
  const { data: owner } = usePoolOwner()
  const { data: period } = useRulingPeriod()
  const hasMatch = useNewestMatchId() !== undefined
  const isOwner = sameAddress(arbiter, owner)
  const isForeign = arbiter !== undefined && arbiter !== zeroAddress && !isOwner
  return (
    <SettingRow
      messages={messages}
      address={isForeign ? arbiter : undefined}
      below={period !== undefined && <span className="mt-1 block">{messages.period(period / DAY)}</span>}
      value={
        !isForeign && <SettingValue>{arbiter && (isOwner ? messages.owner : messages.nobody)}</SettingValue>
      }
      open={change}
      disabledReason={hasMatch ? messages.fixed : undefined}
    >
      <ArbiterForm />
    </SettingRow>
  )
}

/** The contract returns a version only by the match that it applies to. */
function NewestRules({ matchId }: { matchId: bigint }) {
  const { rules: messages } = useAdminMessages().adminSettings.results
  const { data: rules } = useHouseRules(matchId)
  if (rules === undefined) return null
  return (
    <span className="mt-1 block">
      {messages.newest(String(matchId))} {rules ? <RulesLink rules={rules} /> : messages.noneInForce}
    </span>
  )
}
