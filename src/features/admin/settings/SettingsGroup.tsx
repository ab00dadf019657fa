import { Lock } from 'lucide-react'
import { createContext, type ReactNode, use, useId } from 'react'
import { Card, CardTitle } from '@/ui/layout/Card'

interface GroupAccess {
  disabledReason: string | undefined
  disabledReasonId: string
}

const AccessContext = createContext<GroupAccess>({ disabledReason: undefined, disabledReasonId: '' })

/** Returns why the group's settings are disabled, as props of an `ActionButton`. */
export function useGroupAccess(): GroupAccess {
  return use(AccessContext)
}

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
