import { CatchBoundary } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react'
import { cx } from '@/ui/classNames'
import { Button } from '@/ui/forms/Button'
import { useUiMessages } from '@/ui/UiMessages'
import { useInView } from '@/ui/useInView'
import { Banner } from './Banner'

interface SkeletonProps {
  /** For screen readers, such as 'Loading...'. Once per group. */
  text?: string
  /** Give it the size of the content, so that nothing shifts. */
  className?: string
}

export function Skeleton({ text, className }: SkeletonProps) {
  return (
    <span
      className={cx(
        'block animate-skeleton not-[.rounded-lg]:rounded-sm border border-transparent bg-text/10',
        className,
      )}
    >
      {text && <span className="sr-only">{text}</span>}
    </span>
  )
}

interface PendingProps {
  reads: readonly { error: unknown; isFetching: boolean; refetch: () => unknown }[]
  /** Gives the skeleton the size of the content. */
  className?: string
  /** In place of the skeleton. */
  loading?: ReactNode
}

/** Stands in for what the reads return, and offers a retry of all once one has failed. */
export function Pending({ reads, className, loading }: PendingProps) {
  const ui = useUiMessages()
  const failed = reads.find(({ error }) => error)
  if (!failed) return loading ?? <Skeleton text={ui.loading} className={className} />
  return (
    <LoadError
      message={ui.describeError(failed.error)}
      onRetry={() => {
        for (const read of reads) read.refetch()
      }}
      isRetrying={reads.some(({ isFetching }) => isFetching)}
    />
  )
}

interface LoadErrorProps {
  message: string
  onRetry: () => void
  isRetrying: boolean
}

export function LoadError({ message, onRetry, isRetrying }: LoadErrorProps) {
  const { loadFailed, tryAgain } = useUiMessages()
  return (
    <Banner
      tone="warning"
      role="alert"
      action={
        <Button size="sm" busy={isRetrying} onClick={onRetry}>
          <RotateCw aria-hidden className="size-4" />
          {tryAgain}
        </Button>
      }
    >
      {loadFailed(message)}
    </Banner>
  )
}

interface WhenSeenProps {
  className?: string
  /** Also renders them once this many pixels are missing. */
  ahead?: number
  /** As tall as the content, so that nothing shifts; else `className` reserves its height. Also stands in for its code. */
  placeholder?: ReactNode
  children: ReactNode
}

/** Renders its children once its place is scrolled into view. */
export function WhenSeen({ className, ahead = 0, placeholder, children }: WhenSeenProps) {
  const { ref, isInView } = useInView(-ahead)
  const [isSeen, setSeen] = useState(false)
  if (isInView && !isSeen) setSeen(true)
  return (
    <div ref={isSeen ? undefined : ref} className={className}>
      {isSeen ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  )
}

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
  const retryable = ({ fallback, ...props }: Props & { fallback?: ReactNode }) => {
    // TypeScript can't tell that the rest without `fallback` is `Props`.
    const component = <Current of={() => loaded ?? Lazy} props={props as Props} />
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
