import { Link } from '@tanstack/react-router'
import { Swords, Ticket, Trophy, Users } from 'lucide-react'
import { useMessages } from '@/i18n/useMessages'

export function NavLinks() {
  const messages = useMessages()
  const links = [
    { to: '/matches', label: messages.layout.matches, Icon: Swords },
    { to: '/tournaments', label: messages.layout.tournaments, Icon: Trophy },
    { to: '/my-bets', label: messages.layout.myBets, Icon: Ticket },
    { to: '/community', label: messages.layout.community, Icon: Users },
  ] as const
  return (
    <nav
      aria-label={messages.layout.navigation}
      className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-line max-md:bg-surface max-md:pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="flex gap-1">
        {links.map(({ to, label, Icon }) => (
          <li key={to} className="max-md:flex-1">
            <Link
              to={to}
              className="flex items-center justify-center rounded-md text-secondary transition-colors enabled-hover:bg-hover enabled-hover:text-text aria-[current=page]:text-text forced-colors:aria-[current=page]:border-2 forced-colors:aria-[current=page]:border-[Highlight] max-md:min-h-14 max-md:flex-col max-md:justify-start max-md:gap-1 max-md:py-2 max-md:text-center max-md:text-12 md:min-h-10 md:px-2 md:text-14 md:whitespace-nowrap lg:px-3 xl:px-4 md:font-medium md:aria-[current=page]:bg-hover"
            >
              <Icon aria-hidden className="size-5 md:hidden" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
