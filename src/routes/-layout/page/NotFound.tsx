import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PageTitle } from '@/ui/layout/PageTitle'

export function NotFound() {
  const { notFound } = useMessages().layout
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{notFound.title}</PageTitle>
      <EmptyState
        icon={<Compass />}
        title={notFound.text}
        action={
          <Link to="/matches" className={buttonClass({ variant: 'primary' })}>
            {notFound.viewMatches}
          </Link>
        }
      />
    </div>
  )
}
