import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { chain } from '@/chain/config/config'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { Card, CardTitle } from '@/ui/layout/Card'

const { custom, nativeCurrency } = chain

/** @param isFolded only the title shows until the visitor opens it */
export function UserGuide({ isFolded = false }: { isFolded?: boolean }) {
  const { home } = useMessages()
  return (
    <Card as="section" aria-labelledby="user-guide">
      <details open={!isFolded}>
        <summary className="min-h-6 rounded-sm">
          <CardTitle id="user-guide" className="inline">
            {home.guide}
          </CardTitle>
        </summary>
        <div className="flex flex-col gap-6 pt-6">
          <GuideSteps />
          <Link to="/matches" className={buttonClass({ block: true })}>
            {home.viewAll}
          </Link>
        </div>
      </details>
    </Card>
  )
}

/** @param action stands below the first step */
export function GuideSteps({ action }: { action?: ReactNode }) {
  const { guideSteps, coinWorks } = useMessages().home
  return (
    <ol className="flex flex-col gap-4">
      {guideSteps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full border border-line bg-hover font-display text-16"
          >
            {index + 1}
          </span>
          <div className="flex flex-col items-start gap-1">
            <p className="pt-1 text-16 font-medium">{title}</p>
            <p className="text-14 text-secondary">
              {text}
              {custom.coinIsEther &&
                index === guideSteps.length - 1 &&
                ` ${coinWorks(nativeCurrency.symbol)}`}
            </p>
            {index === 0 && action}
          </div>
        </li>
      ))}
    </ol>
  )
}
