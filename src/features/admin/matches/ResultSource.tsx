import { useState } from 'react'
import { bettingPoolLimits } from '@/chain/config/contractLimits'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { sourceSet } from '@/domain/match/matchChanges'
import { parseSource, type ResultSource, useResultSource } from '@/domain/match/resultQueries'
import { ActionCard, withValue } from '@/features/admin/shared/ActionButton'
import { useMissingRole } from '@/features/admin/shared/roles'
import { useAdminMessages } from '@/i18n/adminMessages'
import { Field, TextInput } from '@/ui/forms/Field'

/** Parses the typed link to an official result. `isValid` includes an empty one. */
export function readSource(typed: string): { source: ResultSource | undefined; isValid: boolean } {
  const text = typed.trim()
  const parsed = parseSource(text)
  const isShort =
    parsed && new TextEncoder().encode(parsed.href).length <= bettingPoolLimits.MAX_SOURCE_LENGTH
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
  const { finalize } = useAdminMessages().adminResults
  const [isTyping, setTyping] = useState(false)
  return (
    <Field
      label={label}
      hint={finalize.sourceHint}
      error={isTyping || readSource(value).isValid ? undefined : finalize.sourceInvalid}
    >
      <TextInput
        type="url"
        dir="ltr"
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
    </Field>
  )
}

export function SourceCard({ matchId }: { matchId: bigint }) {
  const { finalize, manage } = useAdminMessages().adminResults
  const { source: messages } = manage
  const missingRole = useMissingRole('operator')
  const { data: saved } = useResultSource(matchId)
  const setting = (source: string) => [matchId, source] as const
  const action = useContractWrite('admin', bettingPoolContract, 'setResultSource', setting, {
    id: matchId,
    effect: () => sourceSet(matchId),
  })
  const [typed, setTyped] = useState<string>()
  const text = typed ?? saved?.href ?? ''
  const { source, isValid } = readSource(text)
  const next = source?.href ?? ''
  const isRemoval = next === '' && Boolean(saved)
  const unchanged = next === (saved?.href ?? '') ? messages[saved ? 'same' : 'none'] : undefined
  const reason = isValid ? unchanged : finalize.sourceInvalid
  return (
    <ActionCard
      action={withValue(action, next)}
      onConfirmed={() => setTyped(undefined)}
      disabledReason={missingRole ?? reason}
      messages={{
        ...messages,
        button: isRemoval ? messages.remove : messages.button,
        confirmed: isRemoval ? messages.removed : messages.confirmed,
      }}
    >
      <SourceField label={messages.label} value={text} onChange={setTyped} disabled={action.isBusy} />
    </ActionCard>
  )
}
