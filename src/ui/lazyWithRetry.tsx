import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, createElement, lazy } from 'react'
import { LoadError } from './feedback/LoadError'
import { useUiMessages } from './UiMessages'

/** Loads a component on first render, inside a `Suspense`. If the chunk fails, its place offers a retry. */
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
            // React caches a failed `lazy` forever.
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

/** Reads the current component, because an element would hold the failed one. */
function Current<Props extends object>({ of, props }: { of: () => ComponentType<Props>; props: Props }) {
  return createElement(of(), props)
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const ui = useUiMessages()
  return <LoadError message={ui.notLoaded} onRetry={onRetry} isRetrying={false} />
}
