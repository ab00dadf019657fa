import { useState } from 'react'
import { zeroAddress } from 'viem'
import { useWallet } from '@/chain/wallet/wallets'
import type { Match, Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { useArbiter, useChallengeBond } from '@/domain/match/queries'
import { isOver } from '@/domain/match/status'
import { describePayouts } from '@/features/admin/matches/finalize/describeConsequence'
import { winnerToType } from '@/features/admin/matches/sideOptions'
import { useRule } from '@/features/admin/matches/useMatchActions'
import { ActionCard } from '@/features/admin/shared/ActionCard'
import { useIsSafe } from '@/features/admin/shared/safeActs'
import { formatAmount } from '@/i18n/format/amounts'
import { type AdminMessages, useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress, shortAddress } from '@/lib/addresses'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'

type Outcome = 0 | Side

const NONE = -1

/** Lets the arbiter decide a challenged match. */
export function RuleOnChallenge({ match, now }: { match: Match; now: number }) {
  const messages = useMessages()
  const { match: nameMatch } = useAdminMessages().matches
  const { finalize, manage } = useAdminMessages().results
  const { rule } = manage
  const action = useRule(match.id)
  const { data: bond } = useChallengeBond(match.id)
  const [outcome, setOutcome] = useState<Outcome>()
  const notArbiter = useNotArbiter(rule) ?? (bond === undefined ? rule.reading : undefined)
  const id = String(match.id)
  const isEarly = outcome !== undefined && outcome !== 0 && !isOver(match, now)
  const { title, text, button, busy } = rule
  return (
    <ActionCard
      action={action}
      send={() => {
        if (outcome === undefined) throw new Error('No outcome chosen')
        return action.send(outcome)
      }}
      calls={() => (outcome === undefined ? [] : action.calls(outcome))}
      disabledReason={
        notArbiter ?? (outcome === undefined ? rule.choose : isEarly ? rule.tooEarly : undefined)
      }
      messages={{
        ...{ title, text, button, busy },
        ...(outcome !== undefined && {
          confirm: rule.confirm,
          confirmTitle: rule.confirmTitle(id),
          does: [
            nameMatch(id, match.name),
            ...(outcome === 0
              ? [rule.voids]
              : [
                  rule.wins(outcome, describeSide(match, outcome, messages).team),
                  ...describePayouts(match, outcome, finalize),
                ]),
            describeBond(match, outcome, formatAmount(bond ?? 0n), rule),
            rule.claims,
          ],
          cannot: rule.cannot,
          type: outcome === 0 ? rule.void : winnerToType(match, outcome, messages),
          orType: outcome === 0 ? undefined : finalize.side(outcome),
          confirmed: rule.confirmed(id),
        }),
      }}
    >
      <SegmentedControl<number>
        legend={rule.outcome}
        options={[
          ...([1, 2] as const).map((side) => {
            const { label, team } = describeSide(match, side, messages)
            return { value: side, label: <bdi>{team ?? label}</bdi> }
          }),
          { value: 0, label: rule.void },
        ]}
        value={outcome ?? NONE}
        onChange={(value) => setOutcome(value === 1 || value === 2 ? value : 0)}
        disabled={action.isBusy}
      />
    </ActionCard>
  )
}

type RuleMessages = AdminMessages['results']['manage']['rule']

/** Returns why the connected wallet cannot rule. */
function useNotArbiter(messages: RuleMessages): string | undefined {
  const { account } = useWallet()
  const { data: arbiter } = useArbiter()
  const isSafe = useIsSafe()
  if (arbiter === undefined) return messages.reading
  if (arbiter === zeroAddress) return messages.nobody
  // The Safe may be the arbiter, whatever wallet opens the panel.
  if (isSafe || sameAddress(arbiter, account)) return undefined
  return messages.foreign(shortAddress(arbiter))
}

function describeBond(match: Match, outcome: Outcome, bond: string, messages: RuleMessages): string {
  if (!match.isFinalized) return messages.returned(bond)
  return outcome === match.winner ? messages.upheld(bond) : messages.changed(bond)
}
