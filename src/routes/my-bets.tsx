import { createFileRoute } from '@tanstack/react-router'
import { MyBets } from '@/features/bets/MyBets'
import { loadWords } from '@/lib/words/language'
import { useWords } from '@/lib/words/useWords'
import { PageTitle } from '@/ui/PageTitle'

export const Route = createFileRoute('/my-bets')({
  loader: () => loadWords('bets'),
  component: MyBetsPage,
})

function MyBetsPage() {
  const { bets } = useWords()
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{bets.myBets}</PageTitle>
      <MyBets />
    </div>
  )
}
