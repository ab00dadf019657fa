import { createFileRoute, Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useWords } from '@/lib/words/useWords'
import { buttonClass } from '@/ui/buttonClass'
import { EmptyState } from '@/ui/EmptyState'
import { PageTitle } from '@/ui/PageTitle'

export const Route = createFileRoute('/community')({ component: Community })

function Community() {
  const { communityPage } = useWords().frame
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{communityPage.title}</PageTitle>
      <EmptyState
        icon={<Users />}
        title={communityPage.comingTitle}
        text={communityPage.comingText}
        action={
          <Link to="/matches" className={buttonClass({ variant: 'primary' })}>
            {communityPage.action}
          </Link>
        }
      />
    </div>
  )
}
