import { formatCountdown } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { Field } from '@/ui/forms/Field'
import { Select } from '@/ui/forms/Select'
import { deleteTemplate, type Template, templateKey } from './templates'

interface TemplateFieldsProps {
  templates: readonly Template[]
  chosen: Template | undefined
  onChoose: (key: string) => void
}

/** Chooses and deletes the operator's templates. Nothing until the first one is saved. */
export function TemplateFields({ templates, chosen, onChoose }: TemplateFieldsProps) {
  const { template: texts } = useMessages().adminMatches.create
  const { countdown } = useMessages().time
  if (templates.length === 0) return null
  const nameOf = ({ game, minutes, min, max }: Template) =>
    texts.name(game || texts.noGame, formatCountdown(minutes * 60, countdown), min, max)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={texts.label} className="flex-1 basis-56">
        {(control) => (
          <Select
            {...control}
            value={chosen ? templateKey(chosen) : ''}
            onChange={({ target }) => onChoose(target.value)}
          >
            <option value="">{texts.none}</option>
            {templates.map((template) => (
              <option key={templateKey(template)} value={templateKey(template)}>
                {nameOf(template)}
              </option>
            ))}
          </Select>
        )}
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
