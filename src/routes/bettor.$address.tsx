import { createFileRoute, Link, notFound, redirect } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { type Address, getAddress, zeroAddress } from 'viem'
import { deployment, explorerUrl } from '@/chain/config/config'
import { useWallet } from '@/chain/wallet/wallets'
import { BettorBets } from '@/features/bets/bettor/BettorBets'
import { BettorStanding } from '@/features/community/BettorStanding'
import { PlayerTournaments } from '@/features/tournaments/PlayerTournaments'
import { useMessages } from '@/i18n/useMessages'
import { parseAddress, sameAddress, shortAddress } from '@/lib/addresses'
import { buttonClass } from '@/ui/classNames'
import { PageTitle } from '@/ui/layout/PageTitle'
import { CopyButton } from '@/ui/text/CopyButton'
import { Identicon } from '@/ui/text/Identicon'
import { pageHead } from './-layout/page/routeOptions'

export const Route = createFileRoute('/bettor/$address')({
  loader: ({ params }) => {
    const parsed = parseAddress(params.address)
    if (!parsed) throw notFound()
    const address = getAddress(parsed)
    if (address !== params.address)
      throw redirect({ to: '/bettor/$address', params: { address }, replace: true })
    return address
  },
  head: pageHead(({ bettor }, address: Address) => ({
    title: bettor.title(shortAddress(address)),
    subtitle: bettor.subtitle,
  })),
  component: BettorPage,
})

function BettorPage() {
  const { bettor } = useMessages()
  const address = Route.useLoaderData()
  const { account } = useWallet()
  const explorer = explorerUrl('address', address)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-start gap-4">
        <Identicon address={address} className="size-14 sm:size-18" />
        <div className="flex min-w-0 flex-col gap-2">
          <PageTitle>{bettor.title(shortAddress(address))}</PageTitle>
          <p dir="ltr" className="text-12 break-all text-secondary select-all rtl:text-right">
            {address}
          </p>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={address} label={bettor.copyAddress} />
            {explorer && (
              <a href={explorer} target="_blank" rel="noreferrer" className={buttonClass({ size: 'sm' })}>
                {bettor.explorer}
                <ExternalLink aria-hidden className="size-4" />
              </a>
            )}
          </div>
        </div>
      </div>
      {sameAddress(address, account) && (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4 text-14">
          {bettor.own}
          <Link to="/my-bets" className={buttonClass({ size: 'sm' })}>
            {bettor.toMyBets}
          </Link>
        </p>
      )}
      {/* Nothing of one account may show up on another's page. */}
      <BettorBets key={address} account={address} />
      {deployment.tournament !== zeroAddress && <PlayerTournaments account={address} />}
      <BettorStanding account={address} />
    </div>
  )
}
