import { Link } from '@tanstack/react-router'
import { Gavel, Hourglass, Trophy, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { useWallet } from '@/chain/wallet/wallets'
import { isChallengeable } from '@/domain/match/challenge'
import { isAbandoned, isFinal, type Match } from '@/domain/match/match'
import {
  useArbiter,
  useChallengeBond,
  useChallenger,
  useIsRuled,
  usePoolOwner,
  useSuccessor,
} from '@/domain/match/resultQueries'
import { useVoidAbandoned } from '@/domain/match/useVoidAbandoned'
import { WriteButton } from '@/domain/transaction/WriteButton'
import type { Messages } from '@/i18n/catalogue'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { OutcomeCard } from '@/ui/layout/OutcomeCard'
import { LazyDialog } from '@/ui/overlay/LazyDialog'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { Countdown } from '@/ui/text/DateTime'
import { ResultSource } from './ResultSource'
import { describeOutcome, ResultTimeline } from './ResultTimeline'

const RealityQuestion = lazyWithRetry(async () => (await import('./RealityQuestion')).RealityQuestion)

/** Shows the result, what happens to it next, and what anyone may do about it. */
export function ResultCard({ match, now }: { match: Match; now: number }) {
  const messages = useMessages()
  const { data: challenger } = useChallenger(match.id)
  const { data: arbiter } = useArbiter()
  const { data: owner } = usePoolOwner()
  const { data: bond } = useChallengeBond(match.id)
  const { data: isRuled } = useIsRuled(match.id)
  const voiding = useVoidAbandoned(match.id)
  const isWaiting = match.hasResult && !match.isChallenged && !isFinal(match, now)
  const { icon, title, text } = describeResult(match, now, messages)
  return (
    <OutcomeCard icon={icon} title={title} text={text}>
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
      {isAbandoned(match, now) && (
        <WriteButton
          write={voiding}
          label={messages.matchResult.state.voidNow}
          connectFirst={messages.matchResult.state.connectFirst}
        />
      )}
      {isRuled === false && arbiter && isChallengeable(match, isRuled, arbiter, now) && (
        <ChallengeResult match={match} />
      )}
    </OutcomeCard>
  )
}

function describeResult(match: Match, now: number, messages: Messages) {
  const { state } = messages.matchResult
  if (match.isChallenged) {
    const icon = <Gavel />
    const isUnruled = isAbandoned(match, now)
    return match.hasResult
      ? { icon, title: state.challenged, text: isUnruled ? state.unruled : state.suspended }
      : {
          icon,
          title: state.challengedSilence,
          text: isUnruled ? state.unruledSilence : state.suspendedSilence,
        }
  }
  if (!match.hasResult) {
    const icon = <Hourglass />
    if (isAbandoned(match, now)) return { icon, title: state.noResult, text: state.abandoned }
    return { icon, title: state.awaiting, text: now < match.endTime ? state.closedEarly : state.ended }
  }
  if (match.winner === 0) return { icon: <Undo2 />, title: state.void, text: state.voidText }
  return { icon: <Trophy />, title: describeOutcome(match, messages), text: state.winnerText }
}

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

const ChallengeForm = lazyWithRetry(async () => (await import('./ChallengeForm')).ChallengeForm)

function ChallengeResult({ match }: { match: Match }) {
  const { challenge } = useMessages().matchResult
  const { account } = useWallet()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <p className="min-w-0 flex-1 basis-48 text-14 text-secondary">
        {match.hasResult ? challenge.invite : challenge.inviteSilence}
      </p>
      <Button onClick={() => (account ? setOpen(true) : openWalletPicker())}>{challenge.open}</Button>
      <LazyDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={match.hasResult ? challenge.title : challenge.titleSilence}
      >
        <ChallengeForm match={match} onDone={() => setOpen(false)} />
      </LazyDialog>
    </div>
  )
}
