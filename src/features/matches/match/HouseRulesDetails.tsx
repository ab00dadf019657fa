import { CircleCheck, TriangleAlert } from 'lucide-react'
import { currentRules } from '@/domain/match/rules/currentRules'
import { parseRules, type RulesBlock } from '@/domain/match/rules/parseRules'
import { RulesLink } from '@/domain/match/rules/RulesLink'
import { type RulesRecord, useRules } from '@/domain/match/rules/readRules'
import { rulesVersion } from '@/domain/match/rules/rulesFile'
import { formatUtcDate } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { LoadError, Skeleton } from '@/ui/feedback/loading'

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

const sectionId = (section: number) => `house-rules-${section}`

function idOf(title: string): string | undefined {
  const section = Number.parseInt(title, 10)
  return Number.isNaN(section) ? undefined : sectionId(section)
}

/** Opens the text at a section. */
function showSection(section: number) {
  const heading = document.getElementById(sectionId(section))
  heading?.closest('details')?.setAttribute('open', '')
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** Shows the text of a version of the house rules, once it has proved to be the one on the chain. */
function RulesText({ rules, isOpen }: { rules: RulesRecord; isOpen: boolean }) {
  const { houseRules: texts, ui } = useMessages()
  const { data, isFetching, isError, refetch } = useRules(rules)
  if (isError) {
    return (
      <div className="flex flex-col gap-2">
        <LoadError message={texts.unreachable} isRetrying={isFetching} onRetry={() => void refetch()} />
        <RulesLink rules={rules} />
      </div>
    )
  }
  if (!data) return <Skeleton text={ui.loading} className="h-16" />
  if (data.state !== 'verified') {
    return (
      <Banner tone="warning" role="alert" icon={<TriangleAlert />}>
        <p>{data.state === 'differs' ? texts.differs : texts.unopenable}</p>
        <p className="mt-1">
          <RulesLink rules={rules} />
        </p>
      </Banner>
    )
  }
  const { date, preamble, sections } = parseRules(data.text)
  const version = rulesVersion(rules.hash)
  return (
    <div className="flex flex-col gap-2">
      <p className="flex gap-2">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
        <span>
          {date === undefined ? texts.version(version) : texts.datedVersion(formatUtcDate(date), version)}{' '}
          {texts.verified} <RulesLink rules={rules}>{texts.link}</RulesLink>
        </span>
      </p>
      <details open={isOpen}>
        <summary className="min-h-6 py-1 font-medium text-text">{texts.fullText}</summary>
        {/* The text is English in every language of the site. */}
        <div lang="en" dir="ltr" className="mt-1 flex flex-col gap-3 rounded-md bg-background p-4">
          <Blocks blocks={preamble} />
          {sections.map(({ title, blocks }) => (
            <section key={title} className="flex flex-col gap-1">
              <h3 id={idOf(title)} tabIndex={-1} className="scroll-mt-20 font-medium text-text">
                {title}
              </h3>
              <Blocks blocks={blocks} />
            </section>
          ))}
        </div>
      </details>
    </div>
  )
}

function Blocks({ blocks }: { blocks: readonly RulesBlock[] }) {
  return blocks.map((block) =>
    typeof block === 'string' ? (
      <p key={block} className="break-words whitespace-pre-line">
        {block}
      </p>
    ) : (
      <ul key={block.join()} className="flex list-disc flex-col gap-1 ps-5">
        {block.map((item) => (
          <li key={item} className="break-words">
            {item}
          </li>
        ))}
      </ul>
    ),
  )
}
