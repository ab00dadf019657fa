import { Suspense } from 'react'
import { zeroAddress } from 'viem'
import { useHouseRules } from '@/domain/match/pageQueries'
import { useArbiter, usePoolOwner, useRulingPeriod } from '@/domain/match/queries'
import { RulesLink } from '@/domain/match/rules/RulesLink'
import { useMissingRole } from '@/features/admin/shared/useRoles'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { SettingRow } from './SettingRow'
import { SettingsGroup } from './SettingsGroup'
import { AddressValue, SettingValue } from './SettingValue'
import { parseMinBond } from './settingRules'
import { useSetMinBond } from './useSettingActions'
import { useSettings } from './useSettings'
import { AmountForm } from './valueForms'

const ArbiterForm = lazyWithRetry(async () => (await import('./ArbiterForm')).ArbiterForm)
const RulesForm = lazyWithRetry(async () => (await import('./RulesForm')).RulesForm)

const DAY = 24 * 60 * 60

export function ResultSettings() {
  const { results } = useMessages().adminSettings
  return (
    <SettingsGroup messages={results} disabledReason={useMissingRole('owner')}>
      <ArbiterSetting />
      <BondSetting />
      <RulesSetting />
    </SettingsGroup>
  )
}

function ArbiterSetting() {
  const { change, results } = useMessages().adminSettings
  const messages = results.arbiter
  const { data: arbiter } = useArbiter()
  const { data: owner } = usePoolOwner()
  const { data: period } = useRulingPeriod()
  const { nextMatchId } = useSettings()
  const isOwner = sameAddress(arbiter, owner)
  return (
    <SettingRow
      title={messages.title}
      text={
        <>
          {messages.text}
          {arbiter && arbiter !== zeroAddress && !isOwner && (
            <span className="mt-1 block text-text">
              <AddressValue address={arbiter} />
            </span>
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
      disabledReason={nextMatchId !== undefined && nextMatchId > 1n ? messages.fixed : undefined}
    >
      {(close) => (
        <Suspense>
          <ArbiterForm onClose={close} />
        </Suspense>
      )}
    </SettingRow>
  )
}

function BondSetting() {
  const { change, save, saving, results } = useMessages().adminSettings
  const { weth } = useMessages().ui
  const messages = results.bond
  const { minBond } = useSettings()
  const action = useSetMinBond()
  const formatBond = (wei: bigint) => `${formatAmount(wei)} ${weth}`
  return (
    <SettingRow
      title={messages.title}
      text={messages.text}
      value={<SettingValue>{minBond === undefined ? undefined : formatBond(minBond)}</SettingValue>}
      open={change}
    >
      {(close) => (
        <AmountForm
          messages={{ ...messages, button: save, busy: saving }}
          parse={(text) => parseMinBond(text, minBond)}
          action={action}
          confirm={(wei) => ({
            ...messages,
            confirmTitle: messages.confirmTitle(formatBond(wei)),
            does: messages.does(formatBond(wei), formatBond(minBond ?? 0n)),
            confirmed: messages.confirmed(formatBond(wei)),
          })}
          onClose={close}
        />
      )}
    </SettingRow>
  )
}

function RulesSetting() {
  const { rules: messages } = useMessages().adminSettings.results
  const { nextMatchId } = useSettings()
  const hasMatch = nextMatchId !== undefined && nextMatchId > 1n
  return (
    <SettingRow
      title={messages.title}
      text={
        <>
          {messages.text}
          {hasMatch && <NewestRules matchId={nextMatchId - 1n} />}
        </>
      }
      open={messages.open}
    >
      {(close) => (
        <Suspense>
          <RulesForm onClose={close} />
        </Suspense>
      )}
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
