import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react'
import { useUiMessages } from '@/ui/UiMessages'
import { LoadError } from './Pending'

type LazyComponent<Props> = ComponentType<Props & { fallback?: ReactNode }> & {
  /** Loads the component before its first render, which then doesn't suspend. A failure shows only once it renders. */
  preload: () => Promise<void>
}

/**
 * Loads a component on first render. Until then its `fallback` stands in, or without one that of a `Suspense` around it. If the
 * chunk fails, its place offers to load the page again.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  async function loadModule() {
    loaded = await load()
    return { default: loaded }
  }
  const Lazy = lazy(loadModule)
  const retryable = (props: Props & { fallback?: ReactNode }) => {
    const { fallback } = props
    const component = <Current of={() => loaded ?? Lazy} props={props} />
    return (
      <CatchBoundary getResetKey={() => ''} errorComponent={NotLoaded}>
        {fallback === undefined ? component : <Suspense fallback={fallback}>{component}</Suspense>}
      </CatchBoundary>
    )
  }
  const preload = () => loadModule().then(noop, noop)
  return Object.assign(retryable, { preload })
}

const noop = () => {}

/** Picks the component once. React may mount the `lazy` one, and another type in a later render would lose its state. */
function Current<Props extends object>({ of, props }: { of: () => ComponentType<Props>; props: Props }) {
  const [component] = useState(of)
  return createElement(component, props)
}

function NotLoaded() {
  const ui = useUiMessages()
  const { reload, isReloading } = useReload()
  return <LoadError message={ui.notLoaded} onRetry={reload} isRetrying={isReloading} />
}

/**
 * Loads the page again after a failed import, which browsers keep until then. Without a connection that would lose the page,
 * so that it asks the server first.
 */
export function useReload() {
  const [isReloading, setReloading] = useState(false)
  async function reload() {
    setReloading(true)
    try {
      await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
      window.location.reload()
    } catch {
      setReloading(false)
    }
  }
  return { reload, isReloading }
}
