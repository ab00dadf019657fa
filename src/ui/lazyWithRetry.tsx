import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, createElement, lazy } from 'react'
import { LoadError } from './feedback/LoadError'
import { useUiMessages } from './UiMessages'

/**
 * A component that is loaded when it is first drawn, to be put into a `Suspense`. Where it does not come, its place alone
 * says so, with a way to try again.
 * @param load imports its file, and resolves to it
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const begin = () => lazy(async () => ({ default: await load() }))
  let Loaded = begin()
  return (props) => (
    <CatchBoundary
      getResetKey={() => ''}
      errorComponent={({ reset }) => (
        <NotLoaded
          onRetry={() => {
            // React keeps what failed for good.
            Loaded = begin()
            reset()
          }}
        />
      )}
    >
      <Current of={() => Loaded} props={props} />
    </CatchBoundary>
  )
}

/** Draws what is the component by now: an element would hold the one that failed. */
function Current<Props extends object>({ of, props }: { of: () => ComponentType<Props>; props: Props }) {
  return createElement(of(), props)
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const ui = useUiMessages()
  return <LoadError message={ui.notLoaded} onRetry={onRetry} isRetrying={false} />
}
