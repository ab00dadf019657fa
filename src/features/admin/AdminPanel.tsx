import { ShieldCheck, ShieldOff, Wallet } from 'lucide-react'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useWallet } from '@/chain/wallet/wallets'
import type { Section, SectionProps } from '@/features/admin/shared/adminSearch'
import { useIsAlerting } from '@/features/admin/shared/alertSetting'
import { namesOf, useRoles } from '@/features/admin/shared/roles'
import { setSafe, useIsSafe } from '@/features/admin/shared/safeMode'
import { useAdminMessages } from '@/i18n/adminMessages'
import { Badge } from '@/ui/feedback/Badge'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { focusHeading } from '@/ui/focus'
import { Button } from '@/ui/forms/Button'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { AddressText } from '@/ui/text/AddressText'

const Alerts = lazyWithRetry(async () => (await import('@/features/admin/matches/alerts')).Alerts)
const SafePanel = lazyWithRetry(async () => (await import('./shared/SafePanel')).SafePanel)

const sections = {
  matches: lazyWithRetry(async () => (await import('./MatchesSection')).MatchesSection),
  tournaments: lazyWithRetry(
    async () => (await import('./tournaments/TournamentsSection')).TournamentsSection,
  ),
  money: lazyWithRetry(async () => (await import('./money/MoneySection')).MoneySection),
  support: lazyWithRetry(async () => (await import('./support/SupportSection')).SupportSection),
  settings: lazyWithRetry(async () => (await import('./settings/SettingsSection')).SettingsSection),
  log: lazyWithRetry(async () => (await import('./log/LogSection')).LogSection),
} satisfies Record<Section, unknown>

/** Loads a section's code. Never fails: the section offers a retry in its place. */
export async function preloadSection(name: Section): Promise<void> {
  // A prerendered page is the same for all sections.
  if (!import.meta.env.SSR) await sections[name].preload()
}

export function AdminPanel({ search, onSearch, tabs }: SectionProps & { tabs: ReactNode }) {
  const { loading } = useAdminMessages().ui
  const Content = sections[search.section]
  const isSafe = useIsSafe()
  const isAlerting = useIsAlerting()
  // The login button that had the focus is gone.
  useEffect(focusHeading, [])
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <RoleBanner />
      {isSafe && <SafePanel fallback={null} />}
      {isAlerting && <Alerts fallback={null} />}
      {tabs}
      <Suspense fallback={<Skeleton text={loading} className="h-120 rounded-lg" />}>
        <Content search={search} onSearch={onSearch} />
      </Suspense>
    </div>
  )
}

function RoleBanner() {
  const messages = useAdminMessages()
  const { role } = messages.admin
  const isSafe = useIsSafe()
  const { status } = useWallet()
  const roles = useRoles()
  const { account } = roles
  const names = namesOf(roles)
  const [first] = names
  const Icon = !account ? Wallet : first ? ShieldCheck : ShieldOff

  return (
    <section
      aria-label={role.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface px-4 py-3 shadow-lift sm:px-6"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-secondary max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-56 text-14">
        {isSafe ? (
          <p className="text-pretty">{messages.adminSafe.isOn}</p>
        ) : account ? (
          <>
            <p className="text-secondary">
              {role.connectedAs} <AddressText address={account} />
            </p>
            {roles.isKnown ? (
              <p className="text-pretty">{role.can[first ?? 'none']}</p>
            ) : (
              <Skeleton text={role.reading} className="mt-1 h-4 w-56 max-w-full" />
            )}
          </>
        ) : (
          <p className="text-secondary">{role.notConnected}</p>
        )}
        {!isSafe && (!account || (roles.isKnown && !first)) && (
          <p className="text-pretty text-secondary">{role.offerSafe}</p>
        )}
      </div>
      {isSafe ? null : !account ? (
        <Button variant="primary" busy={status !== 'disconnected'} onClick={openWalletPicker}>
          {messages.wallet.connect}
        </Button>
      ) : (
        roles.isKnown && (
          <ul aria-label={role.list} className="flex flex-wrap gap-2 sm:max-w-3/5 sm:justify-end">
            {first ? (
              names.map((name) => (
                <li key={name}>
                  <Badge>{role.names[name]}</Badge>
                </li>
              ))
            ) : (
              <li>
                <Badge tone="warning">{role.none}</Badge>
              </li>
            )}
          </ul>
        )
      )}
      <Button onClick={() => setSafe(!isSafe)}>{isSafe ? messages.adminSafe.stop : role.useSafe}</Button>
    </section>
  )
}
