import { currentRules } from '@/domain/match/rules/currentRules'
import { RulesText, showSection } from '@/domain/match/rules/RulesText'
import type { RulesRecord } from '@/domain/match/rules/readRules'
import { useMessages } from '@/i18n/useMessages'

/** Sums up the house rules in the user's language, and shows their text. */
export function HouseRulesDetails({ rules }: { rules: RulesRecord }) {
  const { houseRules: texts } = useMessages()
  // The translations sum up the text of this build; other versions may say something else.
  const isSummed = rules.hash === currentRules().hash
  return (
    <div className="flex flex-col gap-4 pt-2">
      {isSummed && (
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {texts.points.map(({ section, term, text }) => (
            <div key={section}>
              <dt className="font-medium text-text">{term}</dt>
              <dd>
                {text}{' '}
                <button
                  type="button"
                  className="-my-0.5 min-h-6 py-0.5 whitespace-nowrap underline underline-offset-4 hover:text-text"
                  onClick={() => showSection(section)}
                >
                  {texts.section(section)}
                </button>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <RulesText rules={rules} isOpen={!isSummed} />
    </div>
  )
}
