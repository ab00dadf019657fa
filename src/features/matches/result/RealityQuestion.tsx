import { useQuery } from '@tanstack/react-query'
import { type Address, type Hex, zeroHash } from 'viem'
import { simulateContract } from 'viem/actions'
import { useConfig } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { isRevert, toFailure } from '@/chain/queries/errors'
import {
  realityArbiterAbi,
  useReadIRealityEthArbitratorQuestionFees as useReadQuestionFees,
  useReadRealityArbiterArbitrator,
  useReadRealityArbiterQuestionOf,
  useReadRealityArbiterRealityEth,
} from '@/chain/queries/generated'
import { stateValue } from '@/chain/queries/stateValues'
import { changes } from '@/chain/transactions/effect'
import { contractCall } from '@/chain/transactions/types'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { useWethBalance } from '@/chain/wallet/balances'
import { useWallet } from '@/chain/wallet/wallets'
import { useApprovedTransaction } from '@/domain/transaction/useApproval'
import { WriteButton } from '@/domain/transaction/WriteButton'
import { formatAmount } from '@/i18n/format/amounts'
import { formatBound } from '@/i18n/format/bounds'
import { useMessages } from '@/i18n/useMessages'
import { Skeleton } from '@/ui/feedback/loading'
import { CopyButton } from '@/ui/text/CopyButton'

/** The most that a caller pays who doesn't ask a question. */
const NO_FEE = 0n

interface RealityQuestionProps {
  matchId: bigint
  arbiter: Address
}

/** Lets anyone drive an arbiter that puts challenged matches to Reality.eth. Renders nothing for any other arbiter. */
export function RealityQuestion({ matchId, arbiter }: RealityQuestionProps) {
  // Fails if the arbiter isn't a `RealityArbiter`.
  const { data: question } = useReadRealityArbiterQuestionOf({ address: arbiter, args: [matchId] })
  if (question === undefined) return null
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      {question === zeroHash ? (
        <Ask matchId={matchId} arbiter={arbiter} />
      ) : (
        <Asked matchId={matchId} arbiter={arbiter} question={question} />
      )}
    </div>
  )
}

function Ask(props: RealityQuestionProps) {
  const { reality } = useMessages().matchResult
  return (
    <>
      <p className="text-14 text-secondary">{reality.askText}</p>
      <AskButton {...props} functionName="ask" label={reality.ask} />
    </>
  )
}

function Asked({ question, ...props }: RealityQuestionProps & { question: Hex }) {
  const { reality } = useMessages().matchResult
  const { data: answer = 'open' } = useAnswer(props)
  const texts = { open: reality.asked, final: reality.answered, tooSoon: reality.askAgainText }
  return (
    <>
      <p className="text-14 text-secondary">{texts[answer]}</p>
      <p className="flex items-center gap-2 text-14">
        <code title={question}>
          {question.slice(0, 10)}…{question.slice(-8)}
        </code>
        <CopyButton text={question} label={reality.copy} isIcon />
      </p>
      {answer === 'final' && <PassAnswer {...props} />}
      {answer === 'tooSoon' && <AskButton {...props} functionName="settle" label={reality.askAgain} />}
    </>
  )
}

function PassAnswer({ matchId, arbiter }: RealityQuestionProps) {
  const { reality } = useMessages().matchResult
  const passing = useContractWrite(
    'passAnswer',
    arbiterContract(arbiter),
    'settle',
    () => [matchId, NO_FEE],
    {
      id: matchId,
      // It ends the challenge or asks again, so only the receipt tells.
      effect: () => [],
      invalidates: [arbiter, deployment.bettingPool, deployment.weth],
    },
  )
  return <WriteButton write={passing} label={reality.passOn} connectFirst={reality.connectFirst} />
}

interface AskButtonProps extends RealityQuestionProps {
  functionName: 'ask' | 'settle'
  label: string
}

/** Shows the arbitrator's fee for a question, rounded up, and asks one for at most that fee. */
function AskButton({ matchId, arbiter, functionName, label }: AskButtonProps) {
  const { matchResult, transactions, ui } = useMessages()
  const { reality } = matchResult
  const { account } = useWallet()
  const { data: balance } = useWethBalance(account)
  const { data: fee } = useQuestionFee(arbiter)
  const asking = useApprovedTransaction({
    kind: 'askQuestion',
    scope: String(matchId),
    spender: arbiter,
    wei: fee,
    effect: () => [
      changes(stateValue({ ...arbiterContract(arbiter), functionName: 'questionOf', args: [matchId] })),
    ],
    call: () => contractCall({ ...arbiterContract(arbiter), functionName, args: [matchId, fee ?? NO_FEE] }),
  })

  if (!account) return <p className="text-14 text-secondary">{reality.connectFirst}</p>
  const isKnown = fee === 0n || (balance !== undefined && asking.allowance !== undefined)
  if (fee === undefined || !isKnown) return <Skeleton text={ui.loading} className="h-10" />
  return (
    <>
      {fee > 0n && <p className="text-14">{reality.fee(formatBound(fee, 'min'))}</p>}
      <WriteButton
        block
        write={asking.write}
        label={label}
        busyLabel={reality.asking}
        reason={
          balance !== undefined && balance < fee ? reality.insufficient(formatAmount(balance)) : undefined
        }
        note={asking.needsApproval ? reality.approveFirst : undefined}
        confirmed={() => transactions.kinds.askQuestion.confirmed}
      />
    </>
  )
}

/** Reads the arbitrator's fee for a question in wei, which it can change at any time. */
function useQuestionFee(address: Address) {
  const { data: reality } = useReadRealityArbiterRealityEth({ address })
  const { data: arbitrator } = useReadRealityArbiterArbitrator({ address })
  return useReadQuestionFees({
    address: reality,
    args: arbitrator && [arbitrator],
    query: { enabled: reality !== undefined && arbitrator !== undefined },
  })
}

/**
 * Simulates `settle` without a fee, which reverts until Reality.eth's answer is final. `tooSoon`: the answer is final, decides
 * nothing, and asking again costs a fee. Without a fee, passing it on asks again.
 */
function useAnswer({ matchId, arbiter }: RealityQuestionProps) {
  const config = useConfig()
  const args = [matchId, NO_FEE] as const
  return useQuery({
    queryKey: ['settle', { address: arbiter, chainId: chain.id, args }],
    queryFn: async () => {
      try {
        // wagmi's own needs a wallet.
        const client = config.getClient()
        await simulateContract(client, { ...arbiterContract(arbiter), functionName: 'settle', args })
        return 'final'
      } catch (error) {
        if (toFailure(error).kind === 'network') throw error
        return isRevert(error, 'FeeAboveMaximum') ? 'tooSoon' : 'open'
      }
    },
  })
}

const arbiterContract = (address: Address) => ({ address, abi: realityArbiterAbi })
