import { type ChangeEvent, useEffect } from 'react'
import { formatEther } from 'viem'
import { parseMatchName } from '@/domain/match/name'
import type { NewMatch, NewMatchDraft, NewMatchField } from '@/features/admin/matches/newMatch'
import { parseTypedTime, toTypedTime, zoneOf } from '@/features/admin/shared/times'
import { useForm } from '@/ui/forms/useForm'
import { type Template, templateKey, useTemplates } from './templates'

/** `template` is the key of the chosen one, empty without. */
type Values = Record<NewMatchField | 'zone' | 'template', string>

const blank: Values = { name: '', start: '', end: '', min: '', max: '', zone: 'own', template: '' }

/** Outlives a look at another section or page. */
let kept = blank

/** The form of a new match. With a template, the end follows the start. */
export function useCreateForm() {
  const form = useForm(blank, kept)
  const { values } = form
  const zone = zoneOf(values.zone)
  const templates = useTemplates()
  const template = templates.find((saved) => templateKey(saved) === values.template)

  useEffect(() => {
    kept = values
  }, [values])

  function typeStart(next: string | ChangeEvent<HTMLInputElement>) {
    const start = typeof next === 'string' ? next : next.target.value
    form.setValues({ start, ...(template && endAfter(start, template)) })
  }

  function endAfter(typed: string, { minutes }: Template): { end?: string } {
    const start = parseTypedTime(typed, zone)
    return start.ok ? { end: toTypedTime(start.time + minutes * 60, zone) } : {}
  }

  function chooseTemplate(key: string) {
    const chosen = templates.find((saved) => templateKey(saved) === key)
    form.setValues({
      template: key,
      ...(chosen && {
        min: chosen.min,
        max: chosen.max,
        ...endAfter(values.start, chosen),
        ...(values.name === '' && chosen.game !== '' && { name: `${chosen.game}: ` }),
      }),
    })
  }

  /** Fills in the match that follows another on the same stage: its game, event, bounds and length, from its end on. */
  function startNext({ name, startTime, endTime, minBet, maxBet }: NewMatch) {
    const { game, event } = parseMatchName(name)
    form.setValues({
      name: `${game ? `${game}: ` : ''} vs ${event ? ` — ${event}` : ''}`.trimStart(),
      start: toTypedTime(endTime, zone),
      end: toTypedTime(2 * endTime - startTime, zone),
      min: formatEther(minBet),
      max: formatEther(maxBet),
    })
  }

  /** Clears what was sent, but for the zone. */
  function clear() {
    form.reset(values)
    form.setValues({ zone: values.zone })
  }

  return {
    form: {
      ...form,
      field: (name: NewMatchField) =>
        name === 'start' ? { ...form.field(name), onChange: typeStart } : form.field(name),
    },
    draft: draftOf(values),
    zone,
    template,
    templates,
    chooseTemplate,
    startNext,
    clear,
  }
}

function draftOf({ name, start, end, min, max, zone }: Values): NewMatchDraft {
  const parse = (text: string) => parseTypedTime(text, zoneOf(zone))
  return { name, start: parse(start), end: parse(end), min, max }
}
