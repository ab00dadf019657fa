import type { ReactNode } from 'react'
import { zeroAddress } from 'viem'
import { liveRoom } from '@/domain/bet/payout'
import type { Match } from '@/domain/match/match'
import { useDisputeWindow, usePoolOwner } from '@/domain/match/queries'
import { isBettingOpen, matchAbandonedAt } from '@/domain/match/status'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { formatCountdown, formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card, CardTitle } from '@/ui/layout/Card'
import { AddressText } from '@/ui/text/AddressText'

const HOUR = 60 * 60

interface MatchRulesProps {
  match: Match
  now: number
}

export function MatchRules({ match, now }: MatchRulesProps) {
  const messages = useMessages()
  const { rules } = messages.matches.match
  const { data: disputeWindow } = useDisputeWindow()
  const { data: owner } = usePoolOwner()
  const isOpen = isBettingOpen(match, now)
  const rooms = isOpen ? liveRooms(match, now) : undefined
  return (
    <Card as="section" aria-labelledby="match-rules" className="flex flex-col gap-4">
      <CardTitle id="match-rules">{rules.title}</CardTitle>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Rule term={rules.who}>
          {rules.whoText}{' '}
          {owner === zeroAddress
            ? rules.whoCorrectsNobody
            : owner && (
                <>
                  {rules.whoCorrects} <AddressText address={owner} />.
                </>
              )}
        </Rule>
        {!match.isFinalized && (
          <Rule term={rules.until}>{rules.untilText(formatDateTime(matchAbandonedAt(match)))}</Rule>
        )}
        <Rule term={rules.dispute}>
          {match.isFinalized ? (
            rules.disputeUntil(formatDateTime(match.claimableAt))
          ) : disputeWindow === undefined ? (
            <Skeleton text={messages.layout.loading} className="h-10" />
          ) : (
            <span title={rules.disputeRule}>
              {disputeWindow === 0
                ? rules.disputeNone
                : rules.disputeText(windowLength(disputeWindow, messages))}
            </span>
          )}
        </Rule>
        <Rule term={rules.void}>{rules.voidText}</Rule>
        <Rule term={rules.fee}>{rules.feeText(formatPercent(match.feeBps))}</Rule>
        {isOpen && (
          <Rule term={rules.live}>
            {rules.liveText(formatPercent(match.liveCapBps))}
            {rooms && (
              <>
                {' '}
                {rules.liveRoom(messages.match.teamA, formatAmount(rooms[1]))}{' '}
                {rules.liveRoom(messages.match.teamB, formatAmount(rooms[2]))}
              </>
            )}
          </Rule>
        )}
      </dl>
    </Card>
  )
}

function windowLength(seconds: number, messages: Messages): string {
  return seconds % HOUR === 0
    ? messages.matches.match.rules.hours(seconds / HOUR)
    : formatCountdown(seconds, messages.time.countdown)
}

function liveRooms(match: Match, now: number): Record<1 | 2, bigint> | undefined {
  const [roomA, roomB] = [liveRoom(match, 1, now), liveRoom(match, 2, now)]
  return roomA === undefined || roomB === undefined ? undefined : { 1: roomA, 2: roomB }
}

function Rule({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-14 font-medium">{term}</dt>
      <dd className="text-14 text-secondary">{children}</dd>
    </div>
  )
}
