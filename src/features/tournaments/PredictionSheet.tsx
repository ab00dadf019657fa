import { useId, useState } from 'react'
import type { Address } from 'viem'
import { chain } from '@/chain/config/config'
import { tournamentContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { useWallet } from '@/chain/wallet/wallets'
import { isPredictable, type Match, type Side } from '@/domain/match/match'
import { missingPicks, type Player } from '@/domain/tournament/player'
import { useIsJoiningOpen } from '@/domain/tournament/queries'
import type { Tournament } from '@/domain/tournament/tournament'
import { useMessages } from '@/i18n/useMessages'
import { storage } from '@/lib/storage'
import { Button } from '@/ui/forms/Button'
import { Card, CardTitle } from '@/ui/layout/Card'
import { MatchRow } from './MatchRow'
import { TransactionButton } from './TransactionButton'

interface TournamentMatchesProps {
  tournament: Tournament
  matches: readonly Match[]
  player: Player | undefined
  now: number
}

export function TournamentMatches({ tournament, matches, player, now }: TournamentMatchesProps) {
  const { predictions } = useMessages().tournaments
  const titleId = useId()
  const { account } = useWallet()
  const isJoiningOpen = useIsJoiningOpen(tournament, now)
  if (account && player?.hasJoined) {
    return (
      <PredictionSheet
        key={`${tournament.id} ${account}`}
        tournament={tournament}
        matches={matches}
        account={account}
        player={player}
        now={now}
      />
    )
  }
  return (
    <Card as="section" aria-labelledby={titleId} flush>
      <div className="flex flex-col gap-1 p-4 sm:p-6 sm:pb-4">
        <CardTitle id={titleId}>{predictions.visitorTitle}</CardTitle>
        {isJoiningOpen && (
          <p className="text-14 text-secondary">
            {account ? predictions.joinFirst : predictions.connectFirst}
          </p>
        )}
      </div>
      <ul>
        {matches.map((match) => (
          <MatchRow key={String(match.id)} match={match} now={now} isJudged={tournament.isJudged} />
        ))}
      </ul>
    </Card>
  )
}

interface PredictionSheetProps {
  tournament: Tournament
  matches: readonly Match[]
  account: Address
  player: Player
  now: number
}

function PredictionSheet(props: PredictionSheetProps) {
  const { tournament, matches, account, player, now } = props
  const { predictions } = useMessages().tournaments
  const titleId = useId()
  const picks = usePicks({ tournamentId: tournament.id, account, player, matches, now })
  const { unsaved } = picks
  const isOpen = tournament.status === 'open'
  const missing = missingPicks(player, matches, now)
  const text = !isOpen
    ? predictions.over
    : missing > 0
      ? predictions.missing(missing)
      : matches.some((match) => isPredictable(match, now))
        ? predictions.complete
        : predictions.locked

  return (
    <Card as="section" aria-labelledby={titleId} flush>
      <div className="flex flex-col gap-1 p-4 sm:p-6 sm:pb-4">
        <CardTitle id={titleId}>{predictions.title}</CardTitle>
        <p role="status" className="text-14 text-secondary">
          {text} {tournament.topScore > 0 && predictions.points(player.totalScore)}
        </p>
      </div>
      {/* Keeps the focused control clear of the bottom bar. */}
      <ul className="max-md:[&_*]:scroll-mb-16">
        {matches.map((match, index) => (
          <MatchRow
            key={String(match.id)}
            match={match}
            now={now}
            isJudged={tournament.isJudged}
            own={{
              saved: player.predictions[index] || undefined,
              chosen: picks.chosen(match, index),
              isScored: player.scored[index] ?? false,
              points: player.points[index] ?? 0,
            }}
            onChoose={
              isOpen && isPredictable(match, now) ? (side) => picks.choose(match.id, side) : undefined
            }
            isBusy={picks.isSaving}
          />
        ))}
      </ul>
      {(unsaved.length > 0 || picks.isSaving) && isOpen && (
        <div className="sticky bottom-14 flex flex-wrap items-start gap-3 rounded-b-lg border-t border-line bg-raised p-4 sm:px-6 md:bottom-0">
          <TransactionButton
            kind="submitPredictions"
            variant="primary"
            write={{ state: picks.saving, isBusy: picks.isSaving, send: picks.save }}
            label={predictions.save(unsaved.length)}
            busyLabel={predictions.saving}
          />
          {!picks.isSaving && (
            <Button variant="quiet" onClick={picks.discard}>
              {predictions.discard}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

interface Prediction {
  matchId: bigint
  side: Side
}

interface PicksInput {
  tournamentId: bigint
  account: Address
  player: Player
  matches: readonly Match[]
  now: number
}

/**
 * Merges saved predictions with a draft that survives navigation, rejection and reload. Key the component by
 * tournament and account.
 */
export function usePicks({ tournamentId, account, player, matches, now }: PicksInput) {
  const key = `clutchpool.picks.${chain.id}.${tournamentId}.${account}`
  const [draft, setDraft] = useState(() => readDraft(key))
  const submission = useContractWrite(
    'submitPredictions',
    tournamentContract,
    'submitPredictions',
    (picks: readonly Prediction[]) => [
      tournamentId,
      picks.map(({ matchId }) => matchId),
      picks.map(({ side }) => side),
    ],
    { id: tournamentId },
  )

  const { state: saving } = submission
  // The sent predictions stand in until the saved ones are refetched.
  const isSaved = saving.phase === 'confirmed'

  const chosen = (match: Match, index: number): Side | undefined => {
    const drafted = isPredictable(match, now) ? draft.get(match.id) : undefined
    return drafted ?? (player.predictions[index] || undefined)
  }

  const changed: Prediction[] = matches.flatMap((match, index) => {
    const side = chosen(match, index)
    return side !== undefined && side !== player.predictions[index] ? [{ matchId: match.id, side }] : []
  })

  function update(next: ReadonlyMap<bigint, Side>) {
    submission.reset()
    setDraft(next)
    writeDraft(key, next)
  }

  return {
    chosen,
    choose: (matchId: bigint, side: Side) => {
      if (!submission.isBusy) update(new Map(isSaved ? [] : draft).set(matchId, side))
    },
    unsaved: isSaved ? [] : changed,
    save: async () => {
      const settled = await submission.send(changed)
      if (settled.phase === 'confirmed') storage.removeItem(key)
      return settled
    },
    discard: () => update(new Map()),
    isSaving: submission.isBusy,
    saving,
  }
}

function readDraft(key: string): ReadonlyMap<bigint, Side> {
  const text = storage.getItem(key) ?? ''
  const pairs = [...text.matchAll(/(\d+):([12])(?:,|$)/g)]
  return new Map(pairs.map(([, id, side]) => [BigInt(id ?? 0), side === '1' ? 1 : 2]))
}

function writeDraft(key: string, draft: ReadonlyMap<bigint, Side>): void {
  if (draft.size === 0) storage.removeItem(key)
  else storage.setItem(key, [...draft].map(([id, side]) => `${id}:${side}`).join(','))
}
