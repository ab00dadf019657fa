import { createFileRoute } from '@tanstack/react-router'
import { isRevert } from '@/chain/queries/errors'
import { config } from '@/chain/wagmi'
import { matchTitle } from '@/domain/match/name'
import { matchQueryOptions, useMatch } from '@/domain/match/queries'
import { MatchCheck } from '@/features/matches/check/MatchCheck'
import { useMessages } from '@/i18n/useMessages'
import { Pending } from '@/ui/feedback/loading'
import { BackLink } from '@/ui/layout/BackLink'
import { PageTitle } from '@/ui/layout/PageTitle'
import { NotFound } from './-layout/page/PageStates'
import { parseId } from './-layout/page/routeOptions'

export const Route = createFileRoute('/match/$id_/check')({
  loader: ({ context: { queryClient }, params }) => {
    const matchId = parseId(params.id)
    void queryClient.prefetchQuery(matchQueryOptions(config, matchId))
    return matchId
  },
  component: MatchCheckPage,
})

function MatchCheckPage() {
  const messages = useMessages()
  const { matchCheck, matchPage } = messages
  const matchId = Route.useLoaderData()
  const read = useMatch(matchId)
  const { data: match, error } = read
  if (!match && isRevert(error, 'MatchNotFound')) return <NotFound />
  const id = String(matchId)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <BackLink to="/match/$id" params={{ id }}>
          {matchCheck.back}
        </BackLink>
        <PageTitle subtitle={matchCheck.subtitle}>
          {matchCheck.title(match ? matchTitle(match, messages) : matchPage.untitled(id))}
        </PageTitle>
      </div>
      {match ? <MatchCheck match={match} /> : <Pending reads={[read]} className="h-120 rounded-lg" />}
    </div>
  )
}
