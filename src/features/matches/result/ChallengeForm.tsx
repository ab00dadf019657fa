import { Ban, Flame, Gavel, Hourglass, type LucideIcon, Percent, Undo2 } from 'lucide-react'
import { deployment } from '@/chain/config/config'
import { useChainNow } from '@/chain/network/clock'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { contractCall } from '@/chain/transactions/types'
import { useWethBalance } from '@/chain/wallet/balances'
import { useWallet } from '@/chain/wallet/wallets'
import { rulingDeadline } from '@/domain/match/challenge'
import type { Match } from '@/domain/match/match'
import { challenged } from '@/domain/match/matchChanges'
import { outcomeId, outcomeOf } from '@/domain/match/outcome'
import { useHouseRules } from '@/domain/match/queries'
import { useArbiter, useChallengeBond, usePoolOwner, useRulingPeriod } from '@/domain/match/resultQueries'
import { rulesDate } from '@/domain/match/rules/parseRules'
import { RulesLink } from '@/domain/match/rules/RulesLink'
import { type RulesRecord, useRules } from '@/domain/match/rules/readRules'
import { rulesVersion } from '@/domain/match/rules/rulesFile'
import { useApprovedTransaction } from '@/domain/transaction/useApproval'
import { WriteButton } from '@/domain/transaction/WriteButton'
import { formatAmount } from '@/i18n/format/amounts'
import { formatDateTime, formatUtcDate } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { Fact } from '@/ui/layout/Fact'
import { AddressText } from '@/ui/text/AddressText'
import { WethAmount } from '@/ui/text/WethAmount'

/** Says what a challenge costs and causes, what becomes of the bond, and who rules until when, before it is signed. */
export function ChallengeForm({ match, onDone }: { match: Match; onDone: () => void }) {
  const messages = useMessages()
  const { challenge: texts } = messages.matchResult
  const now = useChainNow()
  const { account } = useWallet()
  const { data: balance } = useWethBalance(account)
  const { data: bond } = useChallengeBond(match.id)
  const { data: arbiter } = useArbiter()
  const { data: owner } = usePoolOwner()
  const { data: rulingPeriod } = useRulingPeriod()
  const ruleBy =
    rulingPeriod === undefined ? undefined : formatDateTime(rulingDeadline(match, rulingPeriod, now))
  const challenge = useApprovedTransaction({
    kind: 'challenge',
    scope: String(match.id),
    spender: deployment.bettingPool,
    wei: bond,
    effect: (account) => challenged(match.id, account),
    call: () =>
      contractCall({
        ...bettingPoolContract,
        functionName: 'challengeResult',
        args: [match.id, outcomeId(outcomeOf(match))],
      }),
  })

  function reason(): string | undefined {
    const { allowance } = challenge
    if (!ruleBy || bond === undefined || balance === undefined || allowance === undefined)
      return messages.bets.why.reading
    return balance < bond ? texts.insufficient(formatAmount(balance)) : undefined
  }

  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-2 gap-4 [&>:last-child]:col-span-2">
        <Fact size="md" term={texts.bond}>
          {bond !== undefined && <WethAmount wei={bond} unit="word" />}
        </Fact>
        <Fact size="md" term={texts.rulesBy}>
          {ruleBy}
        </Fact>
        <Fact size="md" term={texts.arbiter}>
          {arbiter && (
            <>
              {sameAddress(arbiter, owner) && texts.owner} <AddressText address={arbiter} />
            </>
          )}
        </Fact>
      </dl>
      <p className="text-12 text-secondary">{texts.bondRule}</p>
      <ChallengeRules matchId={match.id} />
      {bond !== undefined && ruleBy && <Consequences match={match} bond={bond} ruleBy={ruleBy} />}
      <WriteButton
        block
        variant="primary"
        size="lg"
        write={challenge.write}
        label={texts.button}
        busyLabel={texts.busy}
        reason={reason()}
        note={challenge.needsApproval ? texts.approveFirst : undefined}
        confirmed={() => messages.transactions.kinds.challenge.confirmed}
        onConfirmed={onDone}
      />
    </div>
  )
}

function Consequences({ match, bond, ruleBy }: { match: Match; bond: bigint; ruleBy: string }) {
  const { challenge: texts } = useMessages().matchResult
  const onResult = texts.consequences(formatAmount(bond), ruleBy)
  const onSilence = texts.silenceConsequences(formatAmount(bond), ruleBy)
  const consequences: [LucideIcon, string][] = match.hasResult
    ? [
        [Undo2, onResult.returned],
        [Percent, onResult.kept],
        [Flame, onResult.burned],
      ]
    : [
        [Undo2, onSilence.returned],
        [Gavel, onSilence.decided],
        [Ban, onSilence.voided],
      ]
  return (
    <ul className="flex flex-col gap-3 rounded-md border border-line bg-background p-4 text-14">
      {[...consequences, [Hourglass, texts.suspended] as const].map(([Icon, text]) => (
        <li key={text} className="flex gap-3">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-secondary" />
          {text}
        </li>
      ))}
    </ul>
  )
}

function ChallengeRules({ matchId }: { matchId: bigint }) {
  const { houseRules: texts } = useMessages()
  const { data: rules } = useHouseRules(matchId)
  return (
    <p className="min-h-11 text-14 text-secondary">
      {rules === null ? texts.none : rules && <Version rules={rules} />}
    </p>
  )
}

function Version({ rules }: { rules: RulesRecord }) {
  const { houseRules: texts } = useMessages()
  const { data } = useRules(rules)
  const date = data?.state === 'verified' ? rulesDate(data.text) : undefined
  const version = rulesVersion(rules.hash)
  return (
    <>
      {date === undefined ? texts.decidedBy(version) : texts.decidedByDated(formatUtcDate(date), version)}{' '}
      {data?.state === 'differs' ? texts.differs : <RulesLink rules={rules}>{texts.link}</RulesLink>}
    </>
  )
}
