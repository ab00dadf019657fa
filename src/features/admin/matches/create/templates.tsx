import { useMemo, useSyncExternalStore } from 'react'
import { parseMatchName } from '@/domain/match/name'
import type { NewMatchDraft } from '@/features/admin/matches/newMatch'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatCountdown } from '@/i18n/format/dates'
import { storage } from '@/lib/storage'
import { Button } from '@/ui/forms/Button'
import { Field } from '@/ui/forms/Field'
import { Choice } from '@/ui/forms/Select'
import { showToast } from '@/ui/toast'

const KEY = 'clutchpool.matchTemplates'

/** The settings that matches of a game share. */
export interface Template {
  /** Empty if the name has none. */
  game: string
  /** From the start to the end of betting. */
  minutes: number
  /** WETH, as typed. */
  min: string
  max: string
}

/** Returns the template that a match is made of, once its times are known. */
export function templateOf({ name, start, end, min, max }: NewMatchDraft): Template | undefined {
  if (!start.ok || !end.ok) return undefined
  const { game = '' } = parseMatchName(name)
  return { game, minutes: Math.round((end.time - start.time) / 60), min, max }
}

/** Identifies a template by all that it holds. */
export function templateKey({ game, minutes, min, max }: Template): string {
  return [game, minutes, min, max].join('|')
}

/** The templates that the operator saved in this browser, by game and length. */
export function useTemplates(): readonly Template[] {
  const text = useSyncExternalStore(storage.subscribe, () => storage.getItem(KEY))
  return useMemo(() => parseTemplates(text), [text])
}

export function saveTemplate(template: Template): void {
  writeTemplates([...savedWithout(templateKey(template)), template])
}

export function deleteTemplate(key: string): void {
  writeTemplates(savedWithout(key))
}

function savedWithout(key: string): Template[] {
  return parseTemplates(storage.getItem(KEY)).filter((saved) => templateKey(saved) !== key)
}

function writeTemplates(templates: readonly Template[]): void {
  storage.setItem(KEY, JSON.stringify(templates))
}

/** Drops what isn't a template, such as an older version's. */
export function parseTemplates(text: string | null): Template[] {
  try {
    return Array.from(JSON.parse(text ?? '[]'))
      .filter(isTemplate)
      .sort((one, other) => one.game.localeCompare(other.game) || one.minutes - other.minutes)
  } catch {
    return []
  }
}

function isTemplate(value: unknown): value is Template {
  const { game, minutes, min, max } = Object(value)
  const areTexts = [game, min, max].every((text) => typeof text === 'string')
  return areTexts && typeof minutes === 'number' && minutes > 0
}

interface TemplateFieldsProps {
  templates: readonly Template[]
  chosen: Template | undefined
  onChoose: (key: string) => void
}

/** Chooses and deletes the operator's templates. Renders nothing until the first one is saved. */
export function TemplateFields({ templates, chosen, onChoose }: TemplateFieldsProps) {
  const { template: texts } = useAdminMessages().adminMatches.create
  const { countdown } = useAdminMessages().time
  if (templates.length === 0) return null
  const nameOf = ({ game, minutes, min, max }: Template) =>
    texts.name(game || texts.noGame, formatCountdown(minutes * 60, countdown), min, max)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={texts.label} className="flex-1 basis-56">
        <Choice
          value={chosen ? templateKey(chosen) : ''}
          options={[
            ['', texts.none],
            ...templates.map((template) => [templateKey(template), nameOf(template)] as const),
          ]}
          onChange={onChoose}
        />
      </Field>
      {chosen && (
        <Button
          onClick={() => {
            deleteTemplate(templateKey(chosen))
            onChoose('')
          }}
        >
          {texts.delete}
        </Button>
      )}
    </div>
  )
}

interface SaveTemplateProps {
  templates: readonly Template[]
  draft: NewMatchDraft
  onSave: (key: string) => void
}

export function SaveTemplate({ templates, draft, onSave }: SaveTemplateProps) {
  const { template: texts } = useAdminMessages().adminMatches.create
  const template = templateOf(draft)
  const key = template && templateKey(template)
  if (!template || !key || templates.some((saved) => templateKey(saved) === key)) return null
  return (
    <Button
      onClick={() => {
        saveTemplate(template)
        onSave(key)
        showToast({ tone: 'success', text: texts.saved })
      }}
    >
      {texts.save}
    </Button>
  )
}
