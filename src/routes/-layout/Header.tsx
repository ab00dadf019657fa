import { Link } from '@tanstack/react-router'
import { Swords, Ticket, Trophy, Users } from 'lucide-react'
import { useWallet } from '@/chain/wallet/wallets'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/loading'
import { BrandMark } from '@/ui/icons'
import { ThemeToggle } from '@/ui/theme/ThemeToggle'
import { WalletButton } from './wallet/WalletButton'

const ClaimableSummary = lazyWithRetry(
  async () => (await import('./wallet/ClaimableSummary')).ClaimableSummary,
)

export function Header() {
  const messages = useMessages()
  const { account } = useWallet()
  return (
    <header data-uncovered className="sticky top-0 z-40">
      {/* A layer of its own: `backdrop-filter` on the header would contain the fixed bottom bar. */}
      <div aria-hidden className="absolute inset-0 border-b border-line bg-background/80 backdrop-blur-xl" />
      <div className="relative mx-auto flex min-h-14 max-w-6xl items-center gap-2 px-4 py-1 md:min-h-16 lg:gap-4 xl:gap-6">
        <Link to="/" className="flex min-h-10 items-center gap-2 rounded-sm font-display text-24">
          <BrandMark className="size-7" />
          <span className="max-[25rem]:sr-only md:max-lg:sr-only">{messages.layout.brand}</span>
        </Link>
        <NavLinks />
        <div className="ms-auto flex flex-wrap items-center justify-end gap-2">
          <span className="max-md:hidden">
            <ThemeToggle />
          </span>
          {account && <ClaimableSummary fallback={null} />}
          <WalletButton />
        </div>
      </div>
    </header>
  )
}

function NavLinks() {
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
          <li key={to} className="max-md:min-w-0 max-md:flex-auto">
            <Link
              to={to}
              className="flex items-center justify-center rounded-md text-secondary transition-colors enabled-hover:bg-hover enabled-hover:text-text aria-[current=page]:text-text forced-colors:aria-[current=page]:border-2 forced-colors:aria-[current=page]:border-[Highlight] max-md:min-h-14 max-md:flex-col max-md:justify-start max-md:gap-1 max-md:py-2 max-md:text-center max-md:text-12 max-md:wrap-anywhere max-md:hyphens-auto md:min-h-10 md:px-2 md:text-14 md:whitespace-nowrap lg:px-3 xl:px-4 md:font-medium md:aria-[current=page]:bg-hover"
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
