import { useHouseRules } from '@/domain/match/pageQueries'
import { rulesDate } from '@/domain/match/rules/parseRules'
import { RulesLink } from '@/domain/match/rules/RulesLink'
import { type RulesRecord, useRules } from '@/domain/match/rules/readRules'
import { rulesVersion } from '@/domain/match/rules/rulesFile'
import { formatUtcDate } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'

/** Names the version of the house rules by which the arbiter decides a challenge. */
export function ChallengeRules({ matchId }: { matchId: bigint }) {
  const { houseRules: texts } = useMessages()
  const { data: rules } = useHouseRules(matchId)
  return (
    <p className="min-h-11 text-14 text-secondary">
      {rules === null ? texts.none : rules && <Version rules={rules} />}
    </p>
  )
}

function Version({ rules }: { rules: RulesRecord }) {
  const { houseRules: texts } = useMessages()
  const { data } = useRules(rules)
  const date = data?.state === 'verified' ? rulesDate(data.text) : undefined
  const version = rulesVersion(rules.hash)
  return (
    <>
      {date === undefined ? texts.decidedBy(version) : texts.decidedByDated(formatUtcDate(date), version)}{' '}
      {data?.state === 'differs' ? texts.differs : <RulesLink rules={rules}>{texts.link}</RulesLink>}
    </>
  )
}
