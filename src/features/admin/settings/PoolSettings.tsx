import { zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { useHouseRules } from '@/domain/match/pageQueries'
import { useArbiter, usePoolOwner, useRulingPeriod } from '@/domain/match/queries'
import { RulesLink } from '@/domain/match/rules/RulesLink'
import { ActionButton, withValue } from '@/features/admin/shared/ActionButton'
import { useMissingRole } from '@/features/admin/shared/roles'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { formatFactor } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { DAY } from '@/lib/time'
import { Badge } from '@/ui/feedback/Badge'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { AddressValue, Line, SettingRow, SettingsGroup, SettingValue, useGroupAccess } from './SettingsGroup'
import { describeWindow, parseCap, parseFee, parseGain, parseMinBond, parseWindow } from './settingRules'
import { useHasForeignArbiter, useSetMinBond, useSetNumber, useSetPaused, useSettings } from './settings'
import { ValueSetting, type ValueSettingProps } from './ValueSetting'

export function BettingSettings() {
  const messages = useMessages()
  const { betting } = messages.adminSettings
  const { window } = betting
  const { fee, disputeWindow, liveCap, maxGain } = useSettings()
  const isForeign = useHasForeignArbiter()
  return (
    <SettingsGroup messages={betting} disabledReason={useMissingRole('owner')}>
      <PauseSetting />
      <RateSetting name="fee" current={fee} setter="setProtocolFee" format={formatPercent} parse={parseFee} />
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
      <RateSetting name="cap" current={liveCap} setter="setLiveCap" format={formatPercent} parse={parseCap} />
      <RateSetting
        name="gain"
        current={maxGain}
        setter="setMaxGain"
        format={formatFactor}
        parse={parseGain}
      />
    </SettingsGroup>
  )
}

interface RateSettingProps extends Pick<ValueSettingProps<number>, 'current' | 'format' | 'parse'> {
  name: 'fee' | 'cap' | 'gain'
  setter: Parameters<typeof useSetNumber>[0]
}

function RateSetting({ name, setter, ...rest }: RateSettingProps) {
  const messages = useMessages().adminSettings.betting[name]
  return <ValueSetting {...rest} messages={messages} action={useSetNumber(setter)} />
}

function PauseSetting() {
  const { isPaused } = useSettings()
  const { unknown, betting } = useMessages().adminSettings
  const { status } = betting
  const access = useGroupAccess()
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
            {...access}
            variant={isPaused ? 'primary' : 'secondary'}
            size="sm"
            action={withValue(action, !isPaused)}
            messages={
              isPaused
                ? { button: status.resume, busy: status.resuming, confirmed: status.resumed }
                : { ...status, button: status.pause, busy: status.pausing, confirmed: status.paused_ }
            }
          />
        )
      }
    />
  )
}

const ArbiterForm = lazyWithRetry(async () => (await import('./AddressForms')).ArbiterForm)
const RulesForm = lazyWithRetry(async () => (await import('./RulesForm')).RulesForm)

export function ResultSettings() {
  const { adminSettings, ui } = useMessages()
  const { results } = adminSettings
  const { minBond, nextMatchId } = useSettings()
  const newest = nextMatchId !== undefined && nextMatchId > 1n ? nextMatchId - 1n : undefined
  return (
    <SettingsGroup messages={results} disabledReason={useMissingRole('owner')}>
      <ArbiterSetting isFixed={newest !== undefined} />
      <ValueSetting
        messages={results.bond}
        current={minBond}
        format={(wei) => `${formatAmount(wei)} ${ui.weth}`}
        parse={parseMinBond}
        action={useSetMinBond()}
      />
      <SettingRow
        title={results.rules.title}
        text={results.rules.text}
        below={newest !== undefined && <NewestRules matchId={newest} />}
        open={results.rules.open}
      >
        <RulesForm />
      </SettingRow>
    </SettingsGroup>
  )
}

function ArbiterSetting({ isFixed }: { isFixed: boolean }) {
  const { change, results } = useMessages().adminSettings
  const messages = results.arbiter
  const { data: arbiter } = useArbiter()
  const { data: owner } = usePoolOwner()
  const { data: period } = useRulingPeriod()
  const isOwner = sameAddress(arbiter, owner)
  return (
    <SettingRow
      title={messages.title}
      text={messages.text}
      below={
        <>
          {arbiter && arbiter !== zeroAddress && !isOwner && (
            <Line>
              <AddressValue address={arbiter} />
            </Line>
          )}
          {period !== undefined && <span className="mt-1 block">{messages.period(period / DAY)}</span>}
        </>
      }
      value={
        (arbiter === undefined || arbiter === zeroAddress || isOwner) && (
          <SettingValue>{arbiter && (isOwner ? messages.owner : messages.nobody)}</SettingValue>
        )
      }
      open={change}
      disabledReason={isFixed ? messages.fixed : undefined}
    >
      <ArbiterForm />
    </SettingRow>
  )
}

/** The contract returns a version only by the match that it applies to. */
function NewestRules({ matchId }: { matchId: bigint }) {
  const { rules: messages } = useMessages().adminSettings.results
  const { data: rules } = useHouseRules(matchId)
  if (rules === undefined) return null
  return (
    <span className="mt-1 block">
      {messages.newest(String(matchId))} {rules ? <RulesLink rules={rules} /> : messages.noneInForce}
    </span>
  )
}

const ContractForm = lazyWithRetry(async () => (await import('./AddressForms')).ContractForm)

export function ContractSettings() {
  const { contracts } = useMessages().adminSettings
  return (
    <SettingsGroup messages={contracts} disabledReason={useMissingRole('owner')}>
      <ContractSetting which="communityHub" />
      <ContractSetting which="tournament" />
    </SettingsGroup>
  )
}

function ContractSetting({ which }: { which: 'communityHub' | 'tournament' }) {
  const { change, none, contracts } = useMessages().adminSettings
  const messages = contracts[which]
  /** Zero for none. */
  const current = useSettings()[which]
  const ofSite = deployment[which]
  return (
    <SettingRow
      title={messages.title}
      text={messages.text}
      below={
        <>
          {current && current !== zeroAddress && (
            <Line>
              <AddressValue address={current} />
            </Line>
          )}
          {current && !sameAddress(current, ofSite) && (
            <span className="mt-1 block wrap-anywhere text-warning">{contracts.otherThanSite(ofSite)}</span>
          )}
        </>
      }
      value={
        (current === undefined || current === zeroAddress) && <SettingValue>{current && none}</SettingValue>
      }
      open={change}
    >
      <ContractForm which={which} />
    </SettingRow>
  )
}
