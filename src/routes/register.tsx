import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { Registration } from '@/features/community/Registration'
import { loadMessages } from '@/i18n/messages'
import { useMessages } from '@/i18n/useMessages'
import { PageTitle } from '@/ui/layout/PageTitle'
import { pageHead } from './-layout/page/routeOptions'

export const Route = createFileRoute('/register')({
  // Accepts any text; the page reports an invalid link.
  validateSearch: ({ referrer }: { referrer?: unknown } & SearchSchemaInput): { referrer?: string } =>
    referrer === undefined ? {} : { referrer: String(referrer) },
  loader: () => loadMessages('community', 'transactions'),
  head: pageHead(({ community }) => community.welcome),
  component: Register,
})

function Register() {
  const { welcome } = useMessages().community
  const { referrer } = Route.useSearch()
  return (
    <div className="flex flex-col gap-6">
      <PageTitle size="hero" subtitle={welcome.subtitle}>
        {welcome.title}
      </PageTitle>
      <Registration linked={referrer} />
    </div>
  )
}
