import { createFileRoute, useRouter } from '@tanstack/react-router'
import { Community } from '@/features/community/Community'
import { useMessages } from '@/i18n/useMessages'
import { PageTitle } from '@/ui/layout/PageTitle'
import { pageHead } from './-layout/page/routeOptions'

export const Route = createFileRoute('/community')({
  head: pageHead(({ community }) => community),
  component: CommunityPage,
})

function CommunityPage() {
  const { community } = useMessages()
  const router = useRouter()
  const referralLink = (referrer: string) =>
    window.location.origin + router.buildLocation({ to: '/register/{-$referrer}', search: { referrer } }).href
  return (
    <div className="flex flex-col gap-6">
      <PageTitle subtitle={community.subtitle}>{community.title}</PageTitle>
      <Community referralLink={referralLink} />
    </div>
  )
}
