import type { ReactNode, RefObject } from 'react'
import { Button } from '@/ui/forms/Button'
import { Field, type FieldControl } from '@/ui/forms/Field'

interface SettingFormProps {
  ref?: RefObject<HTMLFormElement | null>
  text: string
  label: string
  hint: string
  error: string | undefined
  children: (control: FieldControl) => ReactNode
  submitLabel: string
  isBusy?: boolean
  onSubmit: () => void
  resetLabel: string
  onReset: (() => void) | undefined
}

export function SettingForm(props: SettingFormProps) {
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
