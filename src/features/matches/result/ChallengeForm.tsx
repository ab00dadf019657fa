import { Ban, Flame, Gavel, Hourglass, type LucideIcon, Percent, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { deployment } from '@/chain/config/config'
import { useChainNow } from '@/chain/network/clock'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { contractCall } from '@/chain/transactions/types'
import { useWethBalance } from '@/chain/wallet/balances'
import { useWallet } from '@/chain/wallet/wallets'
import { ApprovedButton } from '@/domain/approval/ApprovedButton'
import { useApprovedTransaction } from '@/domain/approval/useApprovedTransaction'
import { rulingDeadline } from '@/domain/match/challenge'
import type { Match } from '@/domain/match/match'
import { outcomeId, outcomeOf } from '@/domain/match/outcome'
import { useHouseRules } from '@/domain/match/pageQueries'
import { useArbiter, useChallengeBond, usePoolOwner, useRulingPeriod } from '@/domain/match/queries'
import { rulesDate } from '@/domain/match/rules/parseRules'
import { RulesLink } from '@/domain/match/rules/RulesLink'
import { type RulesRecord, useRules } from '@/domain/match/rules/readRules'
import { rulesVersion } from '@/domain/match/rules/rulesFile'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { formatDateTime, formatUtcDate } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { Fact } from '@/ui/layout/Fact'
import { AddressText } from '@/ui/text/AddressText'
import { WethAmount } from '@/ui/text/WethAmount'
import { showToast } from '@/ui/toast'

interface ChallengeFormProps {
  match: Match
  onDone: () => void
}

/** Says what a challenge costs and causes, what becomes of the bond, and who rules until when, before it is signed. */
export function ChallengeForm({ match, onDone }: ChallengeFormProps) {
  const messages = useMessages()
  const { challenge: texts } = messages.matchResult
  const { data: bond } = useChallengeBond(match.id)
  const ruleBy = useRulingDeadline(match)
  const challenge = useChallenge(match, bond)

  function finish() {
    showToast({ tone: 'success', text: messages.transactions.kinds.challenge.confirmed })
    onDone()
  }

  return (
    <div className="flex flex-col gap-4">
      <Terms bond={bond} ruleBy={ruleBy} />
      <ChallengeRules matchId={match.id} />
      {bond !== undefined && ruleBy && <Consequences match={match} bond={bond} ruleBy={ruleBy} />}
      <ApprovedButton
        kind="challenge"
        variant="primary"
        size="lg"
        approved={challenge}
        label={texts.button}
        busyLabel={texts.busy}
        reason={reasonOf(challenge, messages)}
        approveNote={texts.approveFirst}
        onConfirmed={finish}
      />
    </div>
  )
}

/** Returns when the ruling period of a challenge made now would end, formatted. */
function useRulingDeadline(match: Match): string | undefined {
  const now = useChainNow()
  const { data: rulingPeriod } = useRulingPeriod()
  return rulingPeriod === undefined ? undefined : formatDateTime(rulingDeadline(match, rulingPeriod, now))
}

function Terms({ bond, ruleBy }: { bond: bigint | undefined; ruleBy: string | undefined }) {
  const { challenge: texts } = useMessages().matchResult
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 [&>:last-child]:col-span-2">
        <Fact size="md" term={texts.bond}>
          {bond !== undefined && <WethAmount wei={bond} unit="word" />}
        </Fact>
        <Fact size="md" term={texts.rulesBy}>
          {ruleBy}
        </Fact>
        <Fact size="md" term={texts.arbiter}>
          <Arbiter />
        </Fact>
      </dl>
      <p className="text-12 text-secondary">{texts.bondRule}</p>
    </>
  )
}

interface ConsequencesProps {
  match: Match
  bond: bigint
  ruleBy: string
}

function Consequences({ match, bond, ruleBy }: ConsequencesProps) {
  const { challenge: texts } = useMessages().matchResult
  const terms = [formatAmount(bond), ruleBy] as const
  const onResult = texts.consequences(...terms)
  const onSilence = texts.silenceConsequences(...terms)
  return (
    <ul className="flex flex-col gap-3 rounded-md border border-line bg-background p-4 text-14">
      {match.isFinalized ? (
        <>
          <Consequence icon={Undo2} text={onResult.returned} />
          <Consequence icon={Percent} text={onResult.kept} />
          <Consequence icon={Flame} text={onResult.burned} />
        </>
      ) : (
        <>
          <Consequence icon={Undo2} text={onSilence.returned} />
          <Consequence icon={Gavel} text={onSilence.decided} />
          <Consequence icon={Ban} text={onSilence.voided} />
        </>
      )}
      <Consequence icon={Hourglass} text={texts.suspended} />
    </ul>
  )
}

function Consequence({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-secondary" />
      {text}
    </li>
  )
}

function Arbiter(): ReactNode {
  const { challenge: texts } = useMessages().matchResult
  const { data: arbiter } = useArbiter()
  const { data: owner } = usePoolOwner()
  if (!arbiter) return null
  return (
    <>
      {sameAddress(arbiter, owner) && texts.owner} <AddressText address={arbiter} />
    </>
  )
}

function reasonOf(
  { isReady, insufficient }: ReturnType<typeof useChallenge>,
  messages: Messages,
): string | undefined {
  const { challenge: texts } = messages.matchResult
  if (!isReady) return messages.bets.why.reading
  return insufficient === undefined ? undefined : texts.insufficient(formatAmount(insufficient))
}

/** Names the version of the house rules by which the arbiter decides a challenge. */
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

/** Approves the bond, in wei, and challenges the result with one button. */
function useChallenge(match: Match, bond: bigint | undefined) {
  const { account } = useWallet()
  const { data: balance } = useWethBalance(account)
  const challenge = useApprovedTransaction({
    kind: 'challenge',
    scope: String(match.id),
    spender: deployment.bettingPool,
    wei: bond,
    call: () =>
      contractCall({
        ...bettingPoolContract,
        functionName: 'challengeResult',
        args: [match.id, outcomeId(outcomeOf(match))],
      }),
  })
  return {
    ...challenge,
    isReady: bond !== undefined && balance !== undefined && challenge.allowance !== undefined,
    /** The wallet's WETH in wei, if it is less than the bond. */
    insufficient: bond !== undefined && balance !== undefined && balance < bond ? balance : undefined,
  }
}
