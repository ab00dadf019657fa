import { Hourglass } from 'lucide-react'
import { useChainNow } from '@/chain/network/clock'
import type { BetTerms } from '@/chain/transactions/types'
import type { Write } from '@/chain/transactions/writes'
import { shortSideName } from '@/domain/match/name'
import type { Messages } from '@/i18n/catalogue'
import { describeFailure } from '@/i18n/describeFailure'
import { formatAmount } from '@/i18n/format/amounts'
import { formatTimeFrom } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { Button } from '@/ui/forms/Button'
import { Countdown } from '@/ui/text/DateTime'

interface OpenWriteNoticeProps {
  id?: string
  /** From `useOpenWrites`. */
  writes: readonly Write[]
  /** Asks the wallet once more, by choice. */
  anyway?: { label: string; press: () => void } | undefined
}

/** Says until when writes can still come, of which nobody knows what became of them. */
export function OpenWriteNotice({ id, writes, anyway }: OpenWriteNoticeProps) {
  return (
    // Always mounted, so that screen readers announce the notice.
    <div id={id} role="status" className="flex w-full flex-col gap-2 empty:sr-only">
      {writes.map((write, index) => (
        <OpenWrite key={write.id} write={write} anyway={index === writes.length - 1 ? anyway : undefined} />
      ))}
    </div>
  )
}

function OpenWrite({ write, anyway }: { write: Write } & Pick<OpenWriteNoticeProps, 'anyway'>) {
  const messages = useMessages()
  const now = useChainNow()
  const { transactions } = messages
  const { bet, until, unclear, hash } = write
  const isOver = now > until
  return (
    <Banner
      tone="warning"
      icon={<Hourglass />}
      action={
        anyway && (
          <Button size="sm" onClick={anyway.press}>
            {anyway.label}
          </Button>
        )
      }
    >
      <p>
        {isOver && bet
          ? transactions.openBetEnding(describeTerms(bet, messages))
          : describeOpen(write, now, messages)}
        {!isOver && (
          // Not announced at each minute.
          <span aria-hidden>
            {' '}
            (<Countdown target={until} now={now} />)
          </span>
        )}
      </p>
      {unclear && <p>{transactions.walletAnswered(describeFailure(unclear, messages))}</p>}
      {hash && write.hasOwners && <p>{transactions.mayWaitForSigners}</p>}
    </Banner>
  )
}

function describeOpen({ bet, until }: Write, now: number, messages: Messages): string {
  const time = formatTimeFrom(until, now)
  const { openBet, openWrite } = messages.transactions
  return bet ? openBet(describeTerms(bet, messages), time) : openWrite(time)
}

/** Names a bet as in `0.5 WETH on T1`. */
export function describeTerms({ amount, coin, matchName, side }: BetTerms, messages: Messages): string {
  const stake = `${formatAmount(amount)} ${coin}`
  return messages.transactions.betOn(stake, shortSideName({ name: matchName }, side, messages))
}
