import { useMessages } from '@/i18n/useMessages'
import { Combobox } from '@/ui/forms/Combobox'
import { Field } from '@/ui/forms/Field'

interface MatchFieldProps {
  label: string
  placeholder: string
  options: readonly { id: bigint; label: string }[]
  chosenId: bigint | undefined
  onChoose: (id: bigint | undefined) => void
}

export function MatchField({ label, placeholder, options, chosenId, onChoose }: MatchFieldProps) {
  const { search } = useMessages().adminMatches
  return (
    <Field label={label}>
      {(control) => (
        <Combobox
          {...control}
          placeholder={placeholder}
          messages={search}
          value={chosenId === undefined ? '' : String(chosenId)}
          onChange={(id) => onChoose(id === '' ? undefined : BigInt(id))}
          options={options.map(({ id, label }) => ({ value: String(id), label }))}
        />
      )}
    </Field>
  )
}
