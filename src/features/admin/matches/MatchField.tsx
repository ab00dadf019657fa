import { useAdminMessages } from '@/i18n/adminMessages'
import { Field } from '@/ui/forms/Field'
import { Choice } from '@/ui/forms/Select'

interface MatchFieldProps {
  options: readonly { id: bigint; label: string }[]
  chosenId: bigint | undefined
  onChoose: (id: bigint | undefined) => void
}

export function MatchField({ options, chosenId, onChoose }: MatchFieldProps) {
  const { select, placeholder } = useAdminMessages().adminMatches
  return (
    <Field label={select}>
      <Choice
        value={String(chosenId ?? '')}
        options={[['', placeholder], ...options.map(({ id, label }) => [String(id), label] as const)]}
        onChange={(id) => onChoose(id === '' ? undefined : BigInt(id))}
      />
    </Field>
  )
}
