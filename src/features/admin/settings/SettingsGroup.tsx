import { Lock } from 'lucide-react'
import { createContext, type ReactNode, use, useId } from 'react'
import { Card, CardTitle } from '@/ui/layout/Card'

interface Block {
  blocked: string | undefined
  /** Where it stands. */
  blockedId: string
}

const BlockContext = createContext<Block>({ blocked: undefined, blockedId: '' })

/** Why the contract would refuse what a group's rows do, as props of an `ActionButton`. */
export function useGroupBlock(): Block {
  return use(BlockContext)
}

interface SettingsGroupProps {
  title: string
  text: string
  /** Why the contract would refuse all of it. */
  blocked?: string
  /** `SettingRow`s. */
  children: ReactNode
}

/** Settings of one kind: what they are at the side, and a row for each. */
export function SettingsGroup({ title, text, blocked, children }: SettingsGroupProps) {
  const id = useId()
  const blockedId = `${id}-blocked`
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)]"
    >
      <div className="flex flex-col gap-2">
        <CardTitle id={id}>{title}</CardTitle>
        <p className="text-14 text-pretty text-secondary">{text}</p>
        {blocked && (
          <p id={blockedId} className="flex gap-2 text-14">
            <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
            <span className="min-w-0">{blocked}</span>
          </p>
        )}
      </div>
      <BlockContext value={{ blocked, blockedId }}>
        <div className="flex min-w-0 flex-col">{children}</div>
      </BlockContext>
    </Card>
  )
}
