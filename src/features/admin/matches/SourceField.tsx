import { useState } from 'react'
import { bettingPoolLimits } from '@/chain/config/limits'
import { parseSource, type ResultSource } from '@/domain/match/pageQueries'
import { useMessages } from '@/i18n/useMessages'
import { Field } from '@/ui/forms/Field'
import { TextInput } from '@/ui/forms/TextInput'

/** Parses the typed link to an official result. `isValid` includes an empty one. */
export function readSource(typed: string): { source: ResultSource | undefined; isValid: boolean } {
  const text = typed.trim()
  const parsed = parseSource(text)
  const isShort =
    parsed !== undefined &&
    new TextEncoder().encode(parsed.href).length <= bettingPoolLimits.MAX_SOURCE_LENGTH
  const source = isShort ? parsed : undefined
  return { source, isValid: text === '' || source !== undefined }
}

interface SourceFieldProps {
  label: string
  value: string
  onChange: (typed: string) => void
  disabled: boolean
}

export function SourceField({ label, value, onChange, disabled }: SourceFieldProps) {
  const { finalize } = useMessages().adminResults
  const [isTyping, setTyping] = useState(false)
  return (
    <Field
      label={label}
      hint={finalize.sourceHint}
      error={isTyping || readSource(value).isValid ? undefined : finalize.sourceInvalid}
    >
      {(control) => (
        <TextInput
          {...control}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => {
            setTyping(true)
            onChange(target.value)
          }}
          onBlur={() => setTyping(false)}
          disabled={disabled}
        />
      )}
    </Field>
  )
}
