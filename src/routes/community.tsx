import { createFileRoute, useRouter } from '@tanstack/react-router'
import { Community } from '@/features/community/Community'
import { loadWords } from '@/lib/words/language'
import { useWords } from '@/lib/words/useWords'
import { PageTitle } from '@/ui/PageTitle'

export const Route = createFileRoute('/community')({
  loader: () => loadWords('community'),
  component: CommunityPage,
})

function CommunityPage() {
  const { community } = useWords()
  const router = useRouter()
  const referralLink = (referrer: string) =>
    window.location.origin + router.buildLocation({ to: '/register', search: { referrer } }).href
  return (
    <div className="flex flex-col gap-6">
      <PageTitle subtitle={community.subtitle}>{community.title}</PageTitle>
      <Community referralLink={referralLink} />
    </div>
  )
}
