import { Link } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import { chain, isOwnRpcAllowed } from '@/chain/config/config'
import { chainNow } from '@/chain/network/clock'
import { isLanguage, languages } from '@/i18n/format/languages'
import { setLanguage } from '@/i18n/messages'
import { useLanguage, useMessages } from '@/i18n/useMessages'
import { lazyWithRetry, WhenSeen } from '@/ui/feedback/loading'
import { BrandMark } from '@/ui/icons'
import { ThemeToggle } from '@/ui/theme/ThemeToggle'
import { showToast } from '@/ui/toast'
import { openRpcSettings, RpcSettings } from './settings/RpcSettings'
import { StakeLimit } from './settings/StakeLimit'

const CurrencySetting = lazyWithRetry(
  async () => (await import('./settings/CurrencySetting')).CurrencySetting,
)

const Version = lazyWithRetry(async () => (await import('./Version')).Version)

export function Footer() {
  const { layout } = useMessages()
  const { footer } = layout
  return (
    <footer className="border-t border-line bg-surface pb-[calc(4rem+env(safe-area-inset-bottom))] md:pb-0">
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-6 px-4 py-8 md:grid-cols-[1fr_auto]">
        <div className="flex flex-col gap-3 text-14 text-secondary">
          <p className="flex items-center gap-2 font-display text-20 text-text">
            <BrandMark className="size-6" />
            {layout.brand}
          </p>
          <p>{footer.tagline}</p>
          <p>
            <span className="font-medium text-text">{footer.responsibly}</span> {footer.adults}
          </p>
        </div>
        <StakeLimit />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4 text-12 text-tertiary md:col-span-2">
          <div className="flex min-w-0 flex-col gap-1">
            <p>{footer.copyright(new Date(chainNow() * 1000).getFullYear())}</p>
            <WhenSeen className="min-h-4">
              <Version />
            </WhenSeen>
          </div>
          <div className="flex items-center gap-x-4">
            {isOwnRpcAllowed && (
              <button
                type="button"
                className="py-1 underline-offset-4 hover:text-text hover:underline"
                onClick={openRpcSettings}
              >
                {layout.rpc.title}
              </button>
            )}
            <Link to="/admin" className="py-1 underline-offset-4 hover:text-text hover:underline">
              {footer.admin}
            </Link>
          </div>
          {chain.custom.priceFeeds.length > 0 && (
            <WhenSeen className="min-h-7 min-w-40 max-md:w-full">
              <CurrencySetting />
            </WhenSeen>
          )}
          <div className="flex items-center gap-x-4 max-md:w-full max-md:justify-between">
            <LanguagePicker />
            <span className="md:hidden">
              <ThemeToggle />
            </span>
          </div>
        </div>
      </div>
      {isOwnRpcAllowed && <RpcSettings />}
    </footer>
  )
}

function LanguagePicker() {
  const messages = useMessages()
  const language = useLanguage()

  const choose = (code: string) => {
    if (!isLanguage(code)) return
    setLanguage(code).catch(() =>
      showToast({ tone: 'warning', role: 'alert', text: messages.errors.network }),
    )
  }

  return (
    <label className="flex items-center gap-1.5">
      <Languages aria-hidden className="size-4" />
      <span className="sr-only">{messages.layout.language}</span>
      <select
        value={language}
        className="min-h-6 cursor-pointer bg-surface py-1 underline-offset-4 hover:text-text hover:underline"
        onChange={(event) => choose(event.target.value)}
      >
        {Object.entries(languages).map(([code, { name }]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
