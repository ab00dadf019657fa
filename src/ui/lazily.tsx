import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, lazy } from 'react'
import { useWords } from '@/lib/words/useWords'
import { LoadError } from './LoadError'

/**
 * A component that is loaded when it is first drawn, to be put into a `Suspense`. Where it does not come, its place alone
 * says so.
 * @param load imports its file, and resolves to it
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }))
  return (props) => (
    <CatchBoundary getResetKey={() => ''} errorComponent={NotLoaded}>
      <Loaded {...props} />
    </CatchBoundary>
  )
}

function NotLoaded() {
  const { ui } = useWords()
  // A browser asks for a file that did not come only in a new page.
  return <LoadError message={ui.notLoaded} onRetry={() => window.location.reload()} isRetrying={false} />
}
