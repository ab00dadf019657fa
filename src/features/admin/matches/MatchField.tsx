import { useMessages } from '@/i18n/useMessages'
import { Field } from '@/ui/forms/Field'
import { Select } from '@/ui/forms/Select'

interface MatchFieldProps {
  options: readonly { id: bigint; label: string }[]
  chosenId: bigint | undefined
  onChoose: (id: bigint | undefined) => void
}

export function MatchField({ options, chosenId, onChoose }: MatchFieldProps) {
  const { select, placeholder } = useMessages().adminMatches
  return (
    <Field label={select}>
      {(control) => (
        <Select
          {...control}
          value={String(chosenId ?? '')}
          onChange={({ target }) => onChoose(target.value === '' ? undefined : BigInt(target.value))}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={String(option.id)} value={String(option.id)}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
