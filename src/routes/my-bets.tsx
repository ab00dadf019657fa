import { createFileRoute } from '@tanstack/react-router'
import { MyBets } from '@/features/bets/myBets/MyBets'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { PageTitle } from '@/ui/layout/PageTitle'
import { pageHead } from './-layout/page/pageHead'

export const Route = createFileRoute('/my-bets')({
  loader: () => loadMessages('bets'),
  head: pageHead(({ bets }) => ({ title: bets.myBets })),
  component: MyBetsPage,
})

function MyBetsPage() {
  const { bets } = useMessages()
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{bets.myBets}</PageTitle>
      <MyBets />
    </div>
  )
}
