import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PageTitle } from '@/ui/layout/PageTitle'

export function TournamentNotFound({ id }: { id: string }) {
  const { page } = useMessages().tournaments
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{page.notFound}</PageTitle>
      <EmptyState
        icon={<SearchX />}
        title={page.notFoundText(id.length > 20 ? `${id.slice(0, 20)}…` : id)}
        action={
          <Link to="/tournaments" className={buttonClass({ variant: 'primary' })}>
            {page.viewAll}
          </Link>
        }
      />
    </div>
  )
}
