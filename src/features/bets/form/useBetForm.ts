import type { Match } from '@/domain/match/match'
import { type DraftChange, useDraft } from './draft'
import { floorOf, oddsMove, type Quote } from './quote'
import { useBetAction } from './useBetAction'
import { useSituation } from './useSituation'

/** Joins what the bettor typed, what it means now, and the next step to the bet. */
export function useBetForm(match: Match) {
  const { draft, change: edit, setQuote } = useDraft(match.id)
  const { toleranceBps } = draft
  const situation = useSituation(match, draft)
  const { side, stake, preview, isSideKnown } = situation
  const shown: Quote | undefined = preview && {
    side,
    stake,
    payout: preview.payout,
    times: preview.multiplierAfter ?? 1,
  }
  const isQuoted = draft.quote?.side === side && draft.quote.stake === stake
  // In the same render, so that the odds on screen are the quoted ones.
  if (shown && isSideKnown && !isQuoted) setQuote(shown)
  const quote = isQuoted ? draft.quote : shown
  const floor = quote && floorOf(quote, toleranceBps)
  const move = quote && shown && oddsMove(quote, shown, toleranceBps)
  const action = useBetAction({ match, draft, situation, floor, move })

  function change(changes: DraftChange) {
    if (action.isBusy) return
    edit(changes)
    action.reset()
  }

  function acceptOdds() {
    if (!shown || action.isBusy) return
    setQuote(shown)
    action.reset()
  }

  return {
    draft,
    change,
    startOver: () => change({ text: '' }),
    situation,
    /** What the bet pays, if the match and the daily limit allow it. */
    preview: action.isPreviewed ? preview : undefined,
    floor,
    acceptOdds,
    action,
  }
}
