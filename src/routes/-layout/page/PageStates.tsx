import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { CircleAlert, Compass } from 'lucide-react'
import { useEffect } from 'react'
import { isImportFailure, toFailure } from '@/chain/queries/errors'
import { describeFailure } from '@/i18n/describeFailure'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton, useReload } from '@/ui/feedback/loading'
import { focusHeading } from '@/ui/focus'
import { Button } from '@/ui/forms/Button'
import { PageTitle } from '@/ui/layout/PageTitle'

export function PagePending() {
  const messages = useMessages()
  return (
    <div className="flex flex-col gap-6">
      <Skeleton text={messages.ui.loading} className="h-9 w-48" />
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-80 rounded-lg" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    </div>
  )
}

export function RouteError({ error, reset }: ErrorComponentProps) {
  const messages = useMessages()
  const router = useRouter()
  const { reload, isReloading } = useReload()
  const retry = async () => {
    if (isImportFailure(error)) return reload()
    await router.invalidate()
    reset()
  }
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{messages.layout.error.title}</PageTitle>
      <EmptyState
        icon={<CircleAlert />}
        title={
          <span role="alert">
            {messages.layout.error.message(describeFailure(toFailure(error), messages))}
          </span>
        }
        action={
          <Button busy={isReloading} onClick={() => void retry()}>
            {messages.ui.tryAgain}
          </Button>
        }
      />
    </div>
  )
}

export function NotFound() {
  const { title, text, viewMatches } = useMessages().layout.notFound
  return <NotFoundMessage title={title} text={text} to="/matches" link={viewMatches} />
}

interface NotFoundMessageProps {
  title: string
  text: string
  to: '/matches' | '/tournaments'
  link: string
}

export function NotFoundMessage({ title, text, to, link }: NotFoundMessageProps) {
  // The heading that had the focus may be gone: an unknown match looks like one until the chain answers.
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading()
  }, [])
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{title}</PageTitle>
      <EmptyState
        icon={<Compass />}
        title={text}
        action={
          <Link to={to} className={buttonClass({ variant: 'primary' })}>
            {link}
          </Link>
        }
      />
    </div>
  )
}

/** Shortens an ID from the URL, which may be any text. */
export const shortId = (id: string): string => (id.length > 20 ? `${id.slice(0, 20)}…` : id)
