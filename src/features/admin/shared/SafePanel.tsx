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

interface SafeAct {
  id: number
  title: string
  calls: readonly ContractCall[]
}

let count = 0

/** Outlives a change of section. */
const actsStore = createStore<readonly SafeAct[]>(() => [])

const setActs = (acts: readonly SafeAct[]) => actsStore.setState(acts, true)

export function SafePanel() {
  const { adminSafe: safe } = useAdminMessages()
  const acts = useStore(actsStore)
  return (
    <Panel title={safe.title} intro={acts.length === 0 ? safe.none : safe.how}>
      {acts.length > 0 && (
        <>
          <ol aria-label={safe.title} className="flex flex-col">
            {acts.map(({ id, title, calls }) => (
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
                  onClick={() => setActs(acts.filter((act) => act.id !== id))}
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
              onClick={() => downloadFile('clutchpool-safe.json', 'application/json', fileOf(acts))}
            >
              <Download aria-hidden className="size-4" />
              {safe.download}
            </Button>
            <CopyButton text={fileOf(acts)} label={safe.copyAll} />
            <Button size="sm" variant="quiet" onClick={() => setActs([])}>
              {safe.clear}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}

function fileOf(acts: readonly SafeAct[]): string {
  return safeFile(
    acts.flatMap(({ calls }) => calls),
    chain.id,
    Date.now(),
    acts.map(({ title }) => title).join('; '),
  )
}

export async function copyForSafe(
  title: string,
  calls: readonly ContractCall[],
  messages: { copied: (count: number) => string; added: (count: number) => string },
): Promise<void> {
  const acts = [...actsStore.getState(), { id: ++count, title, calls }]
  setActs(acts)
  try {
    // `clipboard` is missing without https.
    await navigator.clipboard.writeText(fileOf(acts))
    showToast({ id: 'safe', tone: 'success', text: messages.copied(acts.length) })
  } catch {
    showToast({ id: 'safe', tone: 'info', text: messages.added(acts.length) })
  }
}
