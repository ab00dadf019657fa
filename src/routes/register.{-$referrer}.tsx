import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { Registration } from '@/features/community/Registration'
import { parseReferrer } from '@/features/community/referrer'
import { useMessages } from '@/i18n/useMessages'
import { PageTitle } from '@/ui/layout/PageTitle'
import { pageHead } from './-layout/page/routeOptions'

export const Route = createFileRoute('/register/{-$referrer}')({
  // Accepts any text; the page reports an invalid link.
  validateSearch: ({ referrer }: { referrer?: unknown } & SearchSchemaInput): { referrer?: string } =>
    referrer === undefined ? {} : { referrer: String(referrer) },
  beforeLoad: ({ params, search }) => {
    const referrer = search.referrer && parseReferrer(search.referrer)
    // In the path it survives wallets whose deep links drop the query.
    if (referrer && params.referrer !== referrer)
      throw redirect({ to: '/register/{-$referrer}', params: { referrer }, search, replace: true })
  },
  head: pageHead(({ community }) => community.welcome),
  component: Register,
})

function Register() {
  const { welcome } = useMessages().community
  const inPath = Route.useParams().referrer
  const { referrer = inPath } = Route.useSearch()
  return (
    <div className="flex flex-col gap-6">
      <PageTitle size="hero" subtitle={welcome.subtitle}>
        {welcome.title}
      </PageTitle>
      <Registration linked={referrer} />
    </div>
  )
}
