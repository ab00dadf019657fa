import { zeroAddress } from 'viem'
import { bettingPoolContract as pool } from '@/chain/queries/contracts'
import { useReadBettingPoolMinBond } from '@/chain/queries/generated'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { useHouseRules } from '@/domain/match/pageQueries'
import { useArbiter, usePoolOwner, useRulingPeriod } from '@/domain/match/resultQueries'
import { RulesLink } from '@/domain/match/rules/RulesLink'
import { useMissingRole } from '@/features/admin/shared/roles'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { DAY } from '@/lib/time'
import { lazyWithRetry } from '@/ui/feedback/loading'
import { SettingRow, SettingsGroup, SettingValue } from './SettingsGroup'
import { parseMinBond } from './settingRules'
import { setting, useNewestMatchId } from './settings'
import { ValueSetting } from './ValueSetting'

const ArbiterForm = lazyWithRetry(async () => (await import('./AddressForms')).ArbiterForm)
const RulesForm = lazyWithRetry(async () => (await import('./RulesForm')).RulesForm)

export function ResultSettings() {
  const { adminSettings, ui } = useMessages()
  const { results } = adminSettings
  const { data: minBond } = useReadBettingPoolMinBond(setting)
  const setMinBond = useContractWrite('admin', pool, 'setMinBond', (wei: bigint) => [wei])
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

function ArbiterSetting() {
  const { change, results } = useMessages().adminSettings
  const messages = results.arbiter
  const { data: arbiter } = useArbiter()
  const { data: owner } = usePoolOwner()
  const { data: period } = useRulingPeriod()
  const hasMatch = useNewestMatchId() !== undefined
  const isOwner = sameAddress(arbiter, owner)
  const isForeign = arbiter !== undefined && arbiter !== zeroAddress && !isOwner
  return (
    <SettingRow
      title={messages.title}
      text={messages.text}
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
  const { rules: messages } = useMessages().adminSettings.results
  const { data: rules } = useHouseRules(matchId)
  if (rules === undefined) return null
  return (
    <span className="mt-1 block">
      {messages.newest(String(matchId))} {rules ? <RulesLink rules={rules} /> : messages.noneInForce}
    </span>
  )
}
