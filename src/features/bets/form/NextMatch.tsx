import { Link } from '@tanstack/react-router'
import { useChainNow } from '@/chain/network/clock'
import { isBettingOpen, type Match } from '@/domain/match/match'
import { useOpenMatchesSoFar } from '@/domain/match/queries'
import { useMessages } from '@/i18n/useMessages'
import { Countdown } from '@/ui/text/Countdown'

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

/** Returns the open match to bet on next: the first to start from now on, else the live one that ends last. */
export function chooseNextMatch(matches: readonly Match[], after: bigint, now: number): Match | undefined {
  const open = matches.filter((match) => match.id !== after && isBettingOpen(match, now))
  const upcoming = open.filter(({ startTime }) => startTime > now)
  return upcoming.length > 0
    ? upcoming.reduce((first, match) => (match.startTime < first.startTime ? match : first))
    : open.toSorted((one, other) => other.endTime - one.endTime)[0]
}
