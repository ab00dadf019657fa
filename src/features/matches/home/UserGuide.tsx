import { Link } from '@tanstack/react-router'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { Card, CardTitle } from '@/ui/layout/Card'

export function UserGuide() {
  const { home } = useMessages()
  return (
    <Card as="section" aria-labelledby="user-guide" className="flex flex-col gap-6">
      <CardTitle id="user-guide">{home.guide}</CardTitle>
      <ol className="flex flex-col gap-4">
        {home.guideSteps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full border border-line bg-hover font-display text-16"
            >
              {index + 1}
            </span>
            <div className="flex flex-col gap-1">
              <p className="pt-1 text-16 font-medium">{title}</p>
              <p className="text-14 text-secondary">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Link to="/matches" className={`${buttonClass({ block: true })} mt-auto`}>
        {home.viewAll}
      </Link>
    </Card>
  )
}
