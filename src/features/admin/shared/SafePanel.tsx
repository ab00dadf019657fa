import { Download, X } from 'lucide-react'
import { createStore, useStore } from 'zustand'
import { chain } from '@/chain/config/config'
import { describeCall, safeFile } from '@/chain/transactions/safeFile'
import type { ContractCall } from '@/chain/transactions/types'
import { useAdminMessages } from '@/i18n/adminMessages'
import { downloadFile } from '@/lib/downloadFile'
import { Button } from '@/ui/forms/Button'
import { CopyButton } from '@/ui/text/CopyButton'
import { showToast } from '@/ui/toast'
import { Panel } from './Panel'

interface SafeAction {
  id: number
  title: string
  calls: readonly ContractCall[]
}

let count = 0

/** Outlives a change of section. */
const actionsStore = createStore<readonly SafeAction[]>(() => [])

const setActions = (actions: readonly SafeAction[]) => actionsStore.setState(actions, true)

export function SafePanel() {
  const { adminSafe: safe } = useAdminMessages()
  const actions = useStore(actionsStore)
  return (
    <Panel title={safe.title} intro={actions.length === 0 ? safe.none : safe.how}>
      {actions.length > 0 && (
        <>
          <ol aria-label={safe.title} className="flex flex-col">
            {actions.map(({ id, title, calls }) => (
              <li
                key={id}
                className="flex items-start justify-between gap-4 border-t border-line py-3 first:border-0 first:pt-0"
              >
                <div className="flex min-w-0 flex-col gap-1">
                  <span className="text-14 font-medium break-words">{title}</span>
                  {calls.map((call) => (
                    <code
                      key={describeCall(call)}
                      dir="ltr"
                      className="line-clamp-3 text-12 break-all text-secondary"
                    >
                      {describeCall(call)}
                    </code>
                  ))}
                </div>
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => setActions(actions.filter((action) => action.id !== id))}
                >
                  <X aria-hidden className="size-4" />
                  <span className="sr-only">{safe.remove(title)}</span>
                </Button>
              </li>
            ))}
          </ol>
          <div className="flex flex-wrap gap-3">
            <Button
              size="sm"
              variant="primary"
              onClick={() => downloadFile('clutchpool-safe.json', 'application/json', fileOf(actions))}
            >
              <Download aria-hidden className="size-4" />
              {safe.download}
            </Button>
            <CopyButton text={fileOf(actions)} label={safe.copyAll} />
            <Button size="sm" variant="quiet" onClick={() => setActions([])}>
              {safe.clear}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}

function fileOf(actions: readonly SafeAction[]): string {
  return safeFile(
    actions.flatMap(({ calls }) => calls),
    chain.id,
    Date.now(),
    actions.map(({ title }) => title).join('; '),
  )
}

export async function copyForSafe(
  title: string,
  calls: readonly ContractCall[],
  messages: { copied: (count: number) => string; added: (count: number) => string },
): Promise<void> {
  const actions = [...actionsStore.getState(), { id: ++count, title, calls }]
  setActions(actions)
  try {
    // `clipboard` is missing without https.
    await navigator.clipboard.writeText(fileOf(actions))
    showToast({ id: 'safe', tone: 'success', text: messages.copied(actions.length) })
  } catch {
    showToast({ id: 'safe', tone: 'info', text: messages.added(actions.length) })
  }
}
