import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { chain } from '@/chain/config/config'
import { toFailure } from '@/chain/queries/errors'
import { hasLocalFaucet, useLocalFaucet } from '@/chain/wallet/localFaucet'
import { useWallet } from '@/chain/wallet/wallets'
import type { Messages } from '@/i18n/catalogue'
import { describeFailure } from '@/i18n/describeFailure'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { Button } from '@/ui/forms/Button'
import { ButtonNote } from '@/ui/forms/ButtonNote'
import type { MissingFunds } from './betButton'

const { custom, nativeCurrency, name: chainName } = chain
const { symbol } = nativeCurrency

/** Says what the wallet lacks for a bet, and where to get it on this chain. */
export function GetFunds({ missing, onPayWithCoin }: { missing: MissingFunds; onPayWithCoin: () => void }) {
  const { dialogs, ui } = useMessages()
  const titleId = useId()
  const needsCoin = missing.gas || (missing.stake && custom.coinIsEther && !missing.canPayWithCoin)
  const needsWeth = missing.stake && !custom.coinIsEther
  const links = custom.funds.filter(({ gets }) => (gets === 'coin' ? needsCoin : needsWeth))
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 rounded-md border border-line p-4">
      <h3 id={titleId} className="text-14 font-medium">
        {dialogs.funds.title(chainName)}
      </h3>
      <p className="text-14 text-secondary">{describeMissing(missing, dialogs.funds)}</p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {missing.canPayWithCoin && <Button onClick={onPayWithCoin}>{dialogs.funds.payWith(symbol)}</Button>}
        {links.map(({ gets, by, url }) => (
          <a key={`${gets} ${by}`} href={url} target="_blank" rel="noreferrer" className={buttonClass()}>
            {dialogs.funds.by[by](gets === 'coin' ? symbol : ui.weth)}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        ))}
      </div>
      {hasLocalFaucet && <LocalFaucet />}
    </section>
  )
}

function describeMissing({ stake, gas, canPayWithCoin }: MissingFunds, funds: Messages['dialogs']['funds']) {
  if (!stake) return funds.gas(symbol, chainName)
  if (canPayWithCoin) return funds.wrap(symbol)
  if (custom.coinIsEther) return funds.ether(symbol, chainName)
  return gas ? funds.wethAndGas(symbol, chainName) : funds.weth(chainName)
}

function LocalFaucet() {
  const messages = useMessages()
  const { account } = useWallet()
  const { mutate, isPending, error } = useLocalFaucet()
  return (
    <>
      <Button busy={isPending} onClick={() => account && mutate(account)}>
        {messages.dialogs.funds.localFaucet}
      </Button>
      <ButtonNote text={error ? describeFailure(toFailure(error), messages) : undefined} isProblem />
    </>
  )
}
