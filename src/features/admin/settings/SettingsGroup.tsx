import { Lock } from 'lucide-react'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useId,
  useRef,
  useState,
} from 'react'
import type { Address } from 'viem'
import { explorerUrl } from '@/chain/config/config'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { useAdminMessages } from '@/i18n/adminMessages'
import { Skeleton } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { Card, CardTitle } from '@/ui/layout/Card'

interface GroupAccess {
  disabledReason: string | undefined
  disabledReasonId: string
}

const CloseContext = createContext(() => {})

/** Returns what closes the row of the form. */
export const useCloseForm = () => use(CloseContext)

const AccessContext = createContext<GroupAccess>({ disabledReason: undefined, disabledReasonId: '' })

/** Returns why the group's settings are disabled, as props of an `ActionButton`. */
export const useGroupAccess = () => use(AccessContext)

interface SettingsGroupProps {
  messages: { title: string; text: string }
  disabledReason?: string
  children: ReactNode
}

export function SettingsGroup({ messages, disabledReason, children }: SettingsGroupProps) {
  const id = useId()
  const disabledReasonId = `${id}-disabled`
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)]"
    >
      <div className="flex flex-col gap-2">
        <CardTitle id={id}>{messages.title}</CardTitle>
        <p className="text-14 text-pretty text-secondary">{messages.text}</p>
        {disabledReason && (
          <p id={disabledReasonId} className="flex gap-2 text-14">
            <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
            <span className="min-w-0">{disabledReason}</span>
          </p>
        )}
      </div>
      <AccessContext value={{ disabledReason, disabledReasonId }}>
        <div className="flex min-w-0 flex-col">{children}</div>
      </AccessContext>
    </Card>
  )
}

interface SettingRowProps {
  messages: { title: string; text: string }
  /** Stands in full on a line of its own. */
  address?: Address
  /** Continues the text. */
  below?: ReactNode
  value?: ReactNode
  action?: ReactNode
  /** Labels the button that opens the form. */
  open?: string
  /** Disables the form for every account. */
  disabledReason?: string
  /** The form. It may be lazy. */
  children?: ReactNode
}

export function SettingRow(props: SettingRowProps) {
  const { messages, address, below, value, action, open, disabledReason, children } = props
  const id = useId()
  const access = useGroupAccess()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const reasonId = access.disabledReason ? access.disabledReasonId : disabledReason && `${id}-disabled`
  const isDisabled = !isOpen && reasonId !== undefined
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className="flex flex-col gap-4 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
          <h3 id={id} className="text-14 font-medium">
            {messages.title}
          </h3>
          <p className="text-14 text-pretty text-secondary">
            {messages.text}
            {address && (
              <Line>
                <AddressValue address={address} />
              </Line>
            )}
            {below}
          </p>
          {disabledReason && !access.disabledReason && (
            <p id={reasonId} className="text-14 text-tertiary">
              {disabledReason}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 max-sm:w-full max-sm:justify-between">
          {value}
          {action}
          {open && (
            <Button
              ref={opener}
              size="sm"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-form` : undefined}
              aria-disabled={isDisabled || undefined}
              aria-describedby={reasonId}
              onClick={() => {
                if (!isDisabled) setOpen(!isOpen)
              }}
            >
              {open}
              <span className="sr-only"> {messages.title}</span>
            </Button>
          )}
        </div>
      </div>
      {isOpen && children && (
        <section
          id={`${id}-form`}
          aria-labelledby={id}
          className="rounded-md border border-line bg-background p-4"
        >
          <Suspense>
            <CloseContext value={close}>{children}</CloseContext>
          </Suspense>
        </section>
      )}
    </div>
  )
}

/** A row's button. The group's missing role disables it, unless it has a reason of its own. */
export function RowAction(props: ComponentProps<typeof ActionButton>) {
  return <ActionButton {...useGroupAccess()} variant="secondary" size="sm" {...props} />
}

export function SettingValue({ children }: { children: ReactNode | undefined }) {
  const { unknown } = useAdminMessages().adminSettings
  return (
    <span className="font-display text-20 tabular-nums">
      {children ?? <Skeleton text={unknown} className="h-6 w-16" />}
    </span>
  )
}

/** A full, unshortened address, so that all of it can be compared. */
export function AddressValue({ address }: { address: Address }) {
  const href = explorerUrl('address', address)
  const text = <span className="min-w-0 text-14 break-all tabular-nums">{address}</span>
  return href ? (
    <a href={href} target="_blank" rel="noreferrer" className="min-w-0 underline underline-offset-4">
      {text}
    </a>
  ) : (
    text
  )
}

export function Line({ children }: { children: ReactNode }) {
  return <span className="mt-1 block text-text">{children}</span>
}
