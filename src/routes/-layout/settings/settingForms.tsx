import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useState } from 'react'
import { chain } from '@/chain/config/config'
import { checkRpc } from '@/chain/network/checkRpc'
import { setOwnRpcUrl, useOwnRpcUrl } from '@/chain/network/rpc'
import { setDailyStakeLimit, useDailyStakeLimit } from '@/domain/bet/dailyStakeLimit'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { parseAmount } from '@/lib/parseAmount'
import { Button } from '@/ui/forms/Button'
import { AmountInput, Field, TextInput } from '@/ui/forms/Field'
import { useForm } from '@/ui/forms/useForm'

export function StakeLimitForm({ onDone }: { onDone: () => void }) {
  const { dialogs, amounts, ui } = useMessages()
  const texts = dialogs.limit
  const { limit } = useDailyStakeLimit()
  const form = useForm({ limit: limit === undefined ? '' : formatAmount(limit, 'full') })
  const amount = parseAmount(form.values.limit)

  const save = (wei: bigint | undefined) => {
    setDailyStakeLimit(wei)
    onDone()
  }

  return (
    <SettingForm
      ref={form.ref}
      text={texts.explain}
      label={texts.label}
      hint={texts.hint}
      error={amount.ok || !form.isSubmitted ? undefined : amounts[amount.reason](ui.weth)}
      submitLabel={texts.save}
      onSubmit={() => (amount.ok ? save(amount.wei) : form.showErrors())}
      resetLabel={texts.remove}
      onReset={limit === undefined ? undefined : () => save(undefined)}
    >
      <AmountInput {...form.field('limit')} unit={ui.weth} />
    </SettingForm>
  )
}

export function RpcForm({ onDone }: { onDone: () => void }) {
  const { rpc } = useMessages().dialogs
  const queryClient = useQueryClient()
  const own = useOwnRpcUrl()
  const form = useForm({ url: own ?? '' })
  const [error, setError] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const [note, setNote] = useState<string>()

  const save = (url: string | undefined) => setOwnRpcUrl(url, () => void queryClient.invalidateQueries())
  const reset = () => {
    save(undefined)
    onDone()
  }
  const submit = async () => {
    if (isChecking) return
    const url = form.values.url.trim()
    setChecking(true)
    const check = await checkRpc(url)
    // The form was closed during the check.
    if (!form.ref.current) return
    setChecking(false)
    if (!check.ok) {
      return setError(
        check.reason === 'otherChain'
          ? rpc.otherChain(check.chainId, chain.name, chain.id)
          : rpc[check.reason],
      )
    }
    save(url)
    if (check.longestBatch === undefined) return onDone()
    setNote(rpc.smallBatches(check.longestBatch))
  }

  return (
    <SettingForm
      ref={form.ref}
      text={rpc.explain}
      label={rpc.label}
      hint={rpc.hint(chain.name)}
      error={error}
      note={note}
      submitLabel={isChecking ? rpc.checking : rpc.save}
      isBusy={isChecking}
      onSubmit={() => void submit()}
      resetLabel={rpc.reset}
      onReset={own === undefined ? undefined : reset}
    >
      <TextInput
        type="url"
        autoComplete="off"
        spellCheck={false}
        placeholder={chain.rpcUrls.default.http[0]}
        {...form.field('url')}
        onChange={(event) => {
          form.field('url').onChange(event)
          setError(undefined)
          setNote(undefined)
        }}
      />
    </SettingForm>
  )
}

interface SettingFormProps {
  ref?: RefObject<HTMLFormElement | null>
  text: string
  label: string
  hint: string
  error: string | undefined
  /** Said after saving. */
  note?: string | undefined
  children: ReactNode
  submitLabel: string
  isBusy?: boolean
  onSubmit: () => void
  resetLabel: string
  onReset: (() => void) | undefined
}

function SettingForm(props: SettingFormProps) {
  return (
    <form
      ref={props.ref}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit()
      }}
    >
      <p className="text-14 text-secondary">{props.text}</p>
      <Field label={props.label} hint={props.hint} error={props.error}>
        {props.children}
      </Field>
      <p role="status" className="text-14 text-secondary empty:hidden">
        {props.note}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" className="flex-1" busy={props.isBusy}>
          {props.submitLabel}
        </Button>
        {props.onReset && (
          <Button className="flex-1" onClick={props.onReset}>
            {props.resetLabel}
          </Button>
        )}
      </div>
    </form>
  )
}
