import { useMessages } from '@/i18n/useMessages'
import { cleanName } from '@/lib/cleanName'
import { Field } from '@/ui/forms/Field'
import { TextInput } from '@/ui/forms/TextInput'

interface ConfirmTextProps {
  /** The text to type. */
  text: string
  value: string
  onChange: (value: string) => void
}

export function ConfirmText({ text, value, onChange }: ConfirmTextProps) {
  const { confirm } = useMessages().admin
  return (
    <Field label={confirm.type(text)}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Returns `true` if the typed text is one of those that confirm. */
export function isConfirmedBy(typed: string, ...texts: readonly (string | undefined)[]): boolean {
  return texts.some((text) => text !== undefined && fold(typed) === fold(text))
}

const fold = (text: string) => cleanName(text).toLowerCase()
