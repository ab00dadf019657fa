import { Link } from '@tanstack/react-router'
import { Compass, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PageTitle } from '@/ui/layout/PageTitle'

export function NotFound() {
  const { notFound } = useMessages().layout
  return (
    <Message icon={<Compass />} title={notFound.title} text={notFound.text}>
      <Link to="/matches" className={buttonClass({ variant: 'primary' })}>
        {notFound.viewMatches}
      </Link>
    </Message>
  )
}

export function MatchNotFound({ id }: { id: string }) {
  const { matchPage, layout } = useMessages()
  return (
    <Message icon={<SearchX />} title={matchPage.notFound} text={matchPage.notFoundText(shortened(id))}>
      <Link to="/matches" className={buttonClass({ variant: 'primary' })}>
        {layout.notFound.viewMatches}
      </Link>
    </Message>
  )
}

export function TournamentNotFound({ id }: { id: string }) {
  const { page } = useMessages().tournaments
  return (
    <Message icon={<SearchX />} title={page.notFound} text={page.notFoundText(shortened(id))}>
      <Link to="/tournaments" className={buttonClass({ variant: 'primary' })}>
        {page.viewAll}
      </Link>
    </Message>
  )
}

interface MessageProps {
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
}

function Message({ icon, title, text, children }: MessageProps) {
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{title}</PageTitle>
      <EmptyState icon={icon} title={text} action={children} />
    </div>
  )
}

function shortened(id: string): string {
  return id.length > 20 ? `${id.slice(0, 20)}…` : id
}
