import { createFileRoute } from '@tanstack/react-router'
import { parseBetSearch } from '@/features/bets/myBets/betSearch'
import { MyBets } from '@/features/bets/myBets/MyBets'
import { useMessages } from '@/i18n/useMessages'
import { PageTitle } from '@/ui/layout/PageTitle'
import { pageHead, searchChange, searchState } from './-layout/page/routeOptions'

export const Route = createFileRoute('/my-bets')({
  ...searchState(parseBetSearch),
  head: pageHead(({ layout }) => ({ title: layout.myBets })),
  component: MyBetsPage,
})

function MyBetsPage() {
  const { layout } = useMessages()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <div className="flex flex-col gap-6">
      {/* A phone's bar says where one is. */}
      <div className="max-md:sr-only">
        <PageTitle>{layout.myBets}</PageTitle>
      </div>
      <MyBets search={search} onChange={(change) => void navigate(searchChange(change))} />
    </div>
  )
}
