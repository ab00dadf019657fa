import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { toFailure } from '@/chain/queries/errors'
import { isContractMissing } from '@/chain/queries/queryClient'
import { useWallet } from '@/chain/wallet/wallets'
import { WriteButton } from '@/domain/transaction/WriteButton'
import { describeFailure } from '@/i18n/describeFailure'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { buttonClass } from '@/ui/classNames'
import { Banner } from '@/ui/feedback/Banner'
import { Skeleton } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { Card, CardTitle } from '@/ui/layout/Card'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { isHubDeployed, useReferrers, useRegister } from './queries'
import { RegisteredWith } from './Referrals'
import { forgetReferrer, linkProblem, parseReferrer, rememberedReferrer, rememberReferrer } from './referrer'

/** @param linked the referrer that the URL names; without it, the last link opened in this tab counts */
export function Registration({ linked }: { linked: string | undefined }) {
  const { community } = useMessages()
  const { welcome } = community
  const [remembered = ''] = useState(rememberedReferrer)
  const text = linked ?? remembered
  const referrer = parseReferrer(text)
  const { account } = useWallet()
  const named = useReferrers(account, referrer).data?.named
  const shown = named && named !== zeroAddress ? named : referrer

  useEffect(() => {
    if (referrer) rememberReferrer(referrer)
  }, [referrer])

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:items-start">
      {shown && (
        <Card as="section" aria-labelledby="referred-by" className="flex flex-col gap-1 lg:col-start-1">
          <h2 id="referred-by" className="text-14 text-secondary">
            {welcome.referredBy}
          </h2>
          <p className="font-medium break-all tabular-nums">{shown}</p>
        </Card>
      )}
      {/* On a phone the actions come before the reasons. */}
      <Card
        as="section"
        aria-labelledby="complete-registration"
        className="flex flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <CardTitle id="complete-registration">{welcome.panel}</CardTitle>
        {!isHubDeployed ? (
          <Notice>{community.noHub}</Notice>
        ) : account ? (
          <Completion key={account} account={account} text={text} />
        ) : (
          <>
            <Button variant="primary" size="lg" block onClick={openWalletPicker}>
              {welcome.connect}
            </Button>
            {referrer && <p className="text-12 text-secondary">{welcome.connectHint}</p>}
            {/* The prerendered page is one for all links. */}
            {!import.meta.env.SSR && text === '' && <Notice>{welcome.missing}</Notice>}
          </>
        )}
      </Card>
      <section aria-labelledby="benefits" className="flex min-w-0 flex-col gap-4 lg:col-start-1">
        <CardTitle id="benefits">{welcome.benefitsTitle}</CardTitle>
        <ul className="flex flex-col gap-3">
          {welcome.benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3 text-16 text-secondary">
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-text" />
              {benefit}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** @param text names the referrer, empty if no link named anybody */
function Completion({ account, text }: { account: Address; text: string }) {
  const messages = useMessages()
  const { community, ui } = messages
  const { welcome } = community
  const referrer = parseReferrer(text)
  const { data: referrers, error, isFetching, refetch } = useReferrers(account, referrer)
  const registration = useRegister()
  const { state } = registration
  const named = referrers && referrers.named !== zeroAddress ? referrers.named : undefined
  const problem = referrers && !named ? linkProblem(text, account, referrers.theirs) : undefined
  const isUnusable = problem === 'own' || problem === 'contract' || problem === 'circular'

  useEffect(() => {
    if (isUnusable) forgetReferrer()
  }, [isUnusable])

  if (!referrers) {
    if (!error) return <Skeleton text={welcome.checking} className="h-12 rounded-md" />
    return (
      <>
        <Notice>
          {isContractMissing(error) ? community.noHub : describeFailure(toFailure(error), messages)}
        </Notice>
        <Button block busy={isFetching} onClick={() => void refetch()}>
          {ui.tryAgain}
        </Button>
      </>
    )
  }
  if (named) {
    const isAsked = !referrer || sameAddress(named, referrer)
    return (
      <>
        <RegisteredWith referrer={named} note={isAsked ? undefined : welcome.linkIgnored} />
        <h3 className="text-14 font-medium">{welcome.next}</h3>
        <Link to="/matches" className={buttonClass({ variant: 'primary', block: true })}>
          {welcome.toMatches}
        </Link>
        <Link to="/community" className={buttonClass({ block: true })}>
          {welcome.toCommunity}
        </Link>
      </>
    )
  }
  if (problem || !referrer) {
    const reason = isUnusable ? `${welcome.invalid} ${welcome[problem]}` : welcome.invalid
    return (
      <>
        <Notice>{problem === 'missing' ? welcome.missing : reason}</Notice>
        <Link to="/community" className={buttonClass({ block: true })}>
          {problem === 'own' ? welcome.toCommunity : welcome.withoutLink}
        </Link>
      </>
    )
  }
  return (
    <>
      <WriteButton
        variant="primary"
        size="lg"
        block
        write={{ ...registration, send: (_, options) => registration.send(referrer, options) }}
        label={welcome.complete}
        busyLabel={welcome.completing}
        reportedElsewhere="failure"
        confirmed={() => community.register.done}
      />
      {state.phase === 'failed' && <Notice>{describeFailure(state.failure, messages)}</Notice>}
    </>
  )
}

function Notice({ children }: { children: string }) {
  return (
    <Banner tone="warning" role="alert">
      {children}
    </Banner>
  )
}
