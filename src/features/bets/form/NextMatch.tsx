import { Link } from '@tanstack/react-router'
import { useChainNow } from '@/chain/network/clock'
import { useOpenMatchesSoFar } from '@/domain/match/queries'
import { useMessages } from '@/i18n/useMessages'
import { Countdown } from '@/ui/text/Countdown'
import { chooseNextMatch } from './chooseNextMatch'

export function NextMatch({ after }: { after: bigint }) {
  const { bets, match: messages } = useMessages()
  const now = useChainNow()
  const { data } = useOpenMatchesSoFar()
  const next = data && chooseNextMatch(data.matches, after, now)
  if (!next) return null
  const isUpcoming = next.startTime > now
  return (
    <Link
      to="/match/$id"
      params={{ id: String(next.id) }}
      className="flex w-full flex-col gap-1 rounded-md border border-line p-4 text-start text-14 hover:border-control"
    >
      <span className="text-12 text-tertiary">{bets.nextMatch}</span>
      <bdi className="font-medium break-words">{next.name}</bdi>
      <span className="text-12 text-secondary">
        {isUpcoming ? messages.startsIn : messages.endsIn}{' '}
        <Countdown target={isUpcoming ? next.startTime : next.endTime} now={now} />
      </span>
    </Link>
  )
}
