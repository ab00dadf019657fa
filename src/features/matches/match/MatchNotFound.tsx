import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PageTitle } from '@/ui/layout/PageTitle'

export function MatchNotFound({ id }: { id: string }) {
  const { match, home } = useMessages().matches
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{match.notFound}</PageTitle>
      <EmptyState
        icon={<SearchX />}
        title={match.notFoundText(id.length > 20 ? `${id.slice(0, 20)}…` : id)}
        action={
          <Link to="/matches" className={buttonClass({ variant: 'primary' })}>
            {home.viewAll}
          </Link>
        }
      />
    </div>
  )
}
