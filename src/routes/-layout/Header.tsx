import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useWallet } from '@/chain/wallet/wallets'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { BrandMark } from '@/ui/icons'
import { ThemeToggle } from '@/ui/theme/ThemeToggle'
import { NavLinks } from './NavLinks'
import { WalletButton } from './wallet/WalletButton'

const ClaimableSummary = lazyWithRetry(
  async () => (await import('./wallet/ClaimableSummary')).ClaimableSummary,
)

export function Header() {
  const messages = useMessages()
  const { account } = useWallet()
  return (
    <header className="sticky top-0 z-40">
      {/* A layer of its own: `backdrop-filter` on the header would contain the fixed bottom bar. */}
      <div aria-hidden className="absolute inset-0 border-b border-line bg-background/80 backdrop-blur-xl" />
      <div className="relative mx-auto flex h-14 max-w-6xl items-center gap-2 px-4 md:h-16 lg:gap-4 xl:gap-6">
        <Link to="/" className="flex min-h-10 items-center gap-2 rounded-sm font-display text-24">
          <BrandMark className="size-7" />
          <span className="max-[25rem]:sr-only md:max-lg:sr-only">{messages.layout.brand}</span>
        </Link>
        <NavLinks />
        <div className="ms-auto flex items-center gap-2">
          <span className="max-md:hidden">
            <ThemeToggle />
          </span>
          {account && (
            <Suspense>
              <ClaimableSummary />
            </Suspense>
          )}
          <WalletButton />
        </div>
      </div>
    </header>
  )
}
