import { Coins, ShieldCheck, Undo2 } from 'lucide-react'
import { useWords } from '@/lib/words/useWords'
import { CardTitle } from '@/ui/Card'

const icons = [Coins, ShieldCheck, Undo2]

/** What the contract holds itself to, in three sentences. */
export function Pledges() {
  const { pledges } = useWords().matches.home
  return (
    <section aria-labelledby="pledges" className="flex flex-col gap-4">
      <CardTitle id="pledges">{pledges.title}</CardTitle>
      <ul className="grid gap-4 md:grid-cols-3">
        {pledges.items.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Coins
          return (
            <li key={title} className="flex flex-col gap-2 border-t border-line pt-4">
              <Icon aria-hidden className="size-6 text-secondary" />
              <h3 className="text-16 font-medium">{title}</h3>
              <p className="text-14 text-secondary">{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
