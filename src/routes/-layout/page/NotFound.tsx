import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PageTitle } from '@/ui/layout/PageTitle'

export function NotFound() {
  const { title, text, viewMatches } = useMessages().layout.notFound
  return <NotFoundMessage icon={<Compass />} title={title} text={text} to="/matches" link={viewMatches} />
}

interface NotFoundMessageProps {
  icon: ReactNode
  title: string
  text: string
  to: '/matches' | '/tournaments'
  link: string
}

export function NotFoundMessage({ icon, title, text, to, link }: NotFoundMessageProps) {
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{title}</PageTitle>
      <EmptyState
        icon={icon}
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
export function shortId(id: string): string {
  return id.length > 20 ? `${id.slice(0, 20)}…` : id
}
