import type { Address } from 'viem'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress, shortAddress } from '@/lib/addresses'
import { Button } from '@/ui/forms/Button'
import { Field } from '@/ui/forms/Field'
import { Select } from '@/ui/forms/Select'
import { TextInput } from '@/ui/forms/TextInput'
import { auditKinds, auditTopics, topicOf } from './auditEvents'
import type { LogFilter } from './auditLog'

interface LogFiltersProps {
  filter: LogFilter
  onChange: (changed: Partial<LogFilter>) => void
  onClear: (() => void) | undefined
  actors: readonly Address[]
  account: Address | undefined
  found: number
  total: number
}

const isOneOf = <Value extends string>(known: readonly Value[], value: string): value is Value =>
  known.some((one) => one === value)

const kindValues = ['all', ...auditTopics, ...auditKinds] as const

export function LogFilters({ filter, onChange, onClear, actors, account, found, total }: LogFiltersProps) {
  const { adminLog: log } = useMessages()
  const messages = log.filter
  return (
    <search aria-label={messages.title} className="border-b border-line px-4 pb-4 sm:px-6">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <Field label={messages.text} className="sm:max-lg:col-span-full">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={filter.text}
              placeholder={messages.placeholder}
              onChange={({ target }) => onChange({ text: target.value })}
            />
          )}
        </Field>
        <Field label={messages.kind}>
          {(control) => (
            <Select
              {...control}
              value={filter.kind}
              onChange={({ target }) =>
                onChange({ kind: isOneOf(kindValues, target.value) ? target.value : 'all' })
              }
            >
              <option value="all">{messages.everything}</option>
              {auditTopics.map((topic) => (
                <optgroup key={topic} label={log.topics[topic]}>
                  <option value={topic}>{messages.allOf(log.topics[topic])}</option>
                  {auditKinds
                    .filter((kind) => topicOf(kind) === topic)
                    .map((kind) => (
                      <option key={kind} value={kind}>
                        {log.kinds[kind]}
                      </option>
                    ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        <Field label={messages.by}>
          {(control) => (
            <Select
              {...control}
              value={filter.by}
              onChange={({ target }) =>
                onChange({ by: actors.find((actor) => actor === target.value) ?? 'all' })
              }
            >
              <option value="all">{messages.everybody}</option>
              {actors.map((actor) => (
                <option key={actor} value={actor}>
                  {sameAddress(actor, account) ? messages.you(shortAddress(actor)) : shortAddress(actor)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="mt-3 flex min-h-8 items-center justify-between gap-4 text-14 text-secondary">
        <p role="status">{messages.found(found, total)}</p>
        {onClear && (
          <Button size="sm" variant="quiet" onClick={onClear}>
            {messages.clear}
          </Button>
        )}
      </div>
    </search>
  )
}
