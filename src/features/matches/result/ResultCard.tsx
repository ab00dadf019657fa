import { Link } from '@tanstack/react-router'
import { ExternalLink, Gavel, Hourglass, Trophy, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { zeroAddress } from 'viem'
import { useWallet } from '@/chain/wallet/wallets'
import { isChallengeable } from '@/domain/match/challenge'
import { isAbandoned, isFinal, type Match } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { useResultSource, useSuccessor } from '@/domain/match/pageQueries'
import { useArbiter, useChallengeBond, useChallenger, usePoolOwner } from '@/domain/match/resultQueries'
import { useIsRuled, useVoidAbandoned } from '@/domain/match/useIsRuled'
import type { Messages } from '@/i18n/catalogue'
import { formatDateTime } from '@/i18n/format/dates'
import { localized } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/forms/Button'
import { Card } from '@/ui/layout/Card'
import { LazyDialog } from '@/ui/overlay/LazyDialog'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { Countdown } from '@/ui/text/Countdown'
import { AnyoneButton } from './AnyoneButton'
import { ResultTimeline } from './ResultTimeline'

const RealityQuestion = lazyWithRetry(async () => (await import('./RealityQuestion')).RealityQuestion)

/** Shows the result, what happens to it next, and what anyone may do about it. */
export function ResultCard({ match, now }: { match: Match; now: number }) {
  const messages = useMessages()
  const { data: challenger } = useChallenger(match.id)
  const { data: arbiter } = useArbiter()
  const { data: owner } = usePoolOwner()
  const { data: bond } = useChallengeBond(match.id)
  const isRuled = useIsRuled(match, now)
  const isWaiting = match.isFinalized && !match.isChallenged && !isFinal(match, now)
  return (
    <Outcome icon={iconOf(match)} {...describeResult(match, now, messages)}>
      {match.isVoid && <Successor match={match} />}
      <ResultSource matchId={match.id} />
      {isWaiting && (
        <p className="text-14 text-secondary">
          {messages.matchResult.state.claimableIn}{' '}
          <span className="font-medium text-text">
            <Countdown target={match.claimableAt} now={now} />
          </span>
          .
        </p>
      )}
      {challenger && arbiter && owner && bond !== undefined && isRuled !== undefined ? (
        <ResultTimeline
          match={match}
          challenger={challenger}
          bond={bond}
          isRuled={isRuled}
          hasOwner={owner !== zeroAddress}
          hasArbiter={arbiter !== zeroAddress}
          now={now}
        />
      ) : (
        <Skeleton text={messages.ui.loading} className={match.isChallenged ? 'h-26' : 'h-19'} />
      )}
      {match.isChallenged && arbiter && owner && !sameAddress(arbiter, owner) && (
        <RealityQuestion matchId={match.id} arbiter={arbiter} fallback={null} />
      )}
      {isAbandoned(match, now) && <VoidAbandoned matchId={match.id} />}
      {isRuled === false && arbiter && isChallengeable(match, isRuled, arbiter, now) && (
        <ChallengeResult match={match} />
      )}
    </Outcome>
  )
}

function iconOf(match: Match): ReactNode {
  if (match.isChallenged) return <Gavel />
  if (!match.isFinalized) return <Hourglass />
  return match.isVoid ? <Undo2 /> : <Trophy />
}

function describeResult(match: Match, now: number, messages: Messages): { title: string; text: string } {
  const { state } = messages.matchResult
  if (match.isChallenged) {
    const isUnruled = isAbandoned(match, now)
    return match.isFinalized
      ? { title: state.challenged, text: isUnruled ? state.unruled : state.suspended }
      : { title: state.challengedSilence, text: isUnruled ? state.unruledSilence : state.suspendedSilence }
  }
  if (!match.isFinalized) {
    if (isAbandoned(match, now)) return { title: state.noResult, text: state.abandoned }
    return { title: state.awaiting, text: now < match.endTime ? state.closedEarly : state.ended }
  }
  if (match.winner === 0) return { title: state.void, text: state.voidText }
  const { label, team } = describeSide(match, match.winner, messages)
  return { title: state.winner(label, team), text: state.winnerText }
}

interface OutcomeProps {
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
}

function Outcome({ icon, title, text, children }: OutcomeProps) {
  return (
    <Card as="section" aria-labelledby="outcome" className="flex gap-4">
      <span aria-hidden className="pt-0.5 text-secondary *:size-6">
        {icon}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <h2 id="outcome" className="text-18 font-semibold break-words">
          {title}
        </h2>
        <p className="text-14 text-secondary">{text}</p>
        {children}
      </div>
    </Card>
  )
}

/** Links to the match that replaces a void one, if there is one. */
function Successor({ match }: { match: Match }) {
  const { successor: texts } = useMessages().matchResult
  const { data: successor } = useSuccessor(match)
  if (!successor) return null
  return (
    <p className="text-14">
      {texts.text}{' '}
      <Link
        to="/match/$id"
        params={{ id: String(successor.id) }}
        className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
      >
        {texts.link(formatDateTime(successor.startTime))}
      </Link>
    </p>
  )
}

/** Links to the official result that the operator named. */
function ResultSource({ matchId }: { matchId: bigint }) {
  const { source: texts } = useMessages().matchResult
  const { data: source } = useResultSource(matchId)
  if (!source) return null
  return (
    <p className="text-14 text-secondary">
      {texts.by}{' '}
      <a
        href={source.href}
        title={source.href}
        target="_blank"
        rel="noopener noreferrer"
        className="-my-1 inline-flex items-center gap-1 py-1 font-medium break-all text-text underline underline-offset-4"
      >
        <bdi>{source.host}</bdi>
        <ExternalLink aria-hidden className="size-3.5 shrink-0" />
      </a>
    </p>
  )
}

function VoidAbandoned({ matchId }: { matchId: bigint }) {
  const { state } = useMessages().matchResult
  return (
    <AnyoneButton
      kind="voidAbandoned"
      write={useVoidAbandoned(matchId)}
      label={state.voidNow}
      connectFirst={state.connectFirst}
    />
  )
}

const ChallengeForm = lazyWithRetry(
  async () => (await localized(import('./ChallengeForm'), 'houseRules')).ChallengeForm,
)

/** Offers to challenge the result, or the lack of one. */
function ChallengeResult({ match }: { match: Match }) {
  const { challenge } = useMessages().matchResult
  const { account } = useWallet()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <p className="min-w-0 flex-1 basis-48 text-14 text-secondary">
        {match.isFinalized ? challenge.invite : challenge.inviteSilence}
      </p>
      <Button onClick={() => (account ? setOpen(true) : openWalletPicker())}>{challenge.open}</Button>
      <LazyDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={match.isFinalized ? challenge.title : challenge.titleSilence}
      >
        <ChallengeForm match={match} onDone={() => setOpen(false)} />
      </LazyDialog>
    </div>
  )
}
