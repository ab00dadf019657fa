import { Coins, ShieldCheck, Undo2 } from 'lucide-react'
import { useMessages } from '@/i18n/useMessages'
import { CardTitle } from '@/ui/layout/Card'

const pledged = [
  ['share', Coins],
  ['early', ShieldCheck],
  ['refund', Undo2],
] as const

export function Pledges() {
  const { pledges } = useMessages().home
  return (
    <section aria-labelledby="pledges" className="flex flex-col gap-4">
      <CardTitle id="pledges">{pledges.title}</CardTitle>
      <ul className="grid gap-4 md:grid-cols-3">
        {pledged.map(([pledge, Icon]) => {
          const { title, text } = pledges.items[pledge]
          return (
            <li key={pledge} className="flex flex-col gap-2 border-t border-line pt-4">
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
