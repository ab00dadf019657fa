import { useQuery } from '@tanstack/react-query'
import { type Address, type Hex, zeroHash } from 'viem'
import { useConfig } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { realityArbiterAbi, useReadRealityArbiterQuestionOf } from '@/chain/queries/generatedRare'
import { simulateCall } from '@/chain/transactions/calls'
import { contractCall } from '@/chain/transactions/types'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { useMessages } from '@/i18n/useMessages'
import { CopyButton } from '@/ui/text/CopyButton'
import { AnyoneButton } from './AnyoneButton'

interface RealityQuestionProps {
  matchId: bigint
  arbiter: Address
}

/** Lets anyone drive an arbiter that puts challenged matches to Reality.eth. Renders nothing for any other arbiter. */
export function RealityQuestion({ matchId, arbiter }: RealityQuestionProps) {
  // Fails if the arbiter isn't a `RealityArbiter`.
  const { data: question } = useReadRealityArbiterQuestionOf({ address: arbiter, args: [matchId] })
  if (question === undefined) return null
  return question === zeroHash ? (
    <Ask matchId={matchId} arbiter={arbiter} />
  ) : (
    <Asked matchId={matchId} arbiter={arbiter} question={question} />
  )
}

function Ask({ matchId, arbiter }: RealityQuestionProps) {
  const { reality } = useMessages().matchResult
  const ask = useContractWrite('askQuestion', arbiterContract(arbiter), 'ask', () => [matchId], {
    id: matchId,
    invalidates: [arbiter, weth],
  })
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <p className="text-14 text-secondary">{reality.askText}</p>
      <AnyoneButton kind="askQuestion" write={ask} label={reality.ask} connectFirst={reality.connectFirst} />
    </div>
  )
}

function Asked({ matchId, arbiter, question }: RealityQuestionProps & { question: Hex }) {
  const { reality } = useMessages().matchResult
  const { data: isAnswered = false } = useIsAnswered(arbiter, matchId)
  const passAnswer = useContractWrite('passAnswer', arbiterContract(arbiter), 'settle', () => [matchId], {
    id: matchId,
    invalidates: [arbiter, bettingPool, weth],
  })
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <p className="text-14 text-secondary">{isAnswered ? reality.answered : reality.asked}</p>
      <p className="flex items-center gap-2 text-14">
        <code title={question}>
          {question.slice(0, 10)}…{question.slice(-8)}
        </code>
        <CopyButton text={question} label={reality.copy} isIcon />
      </p>
      {isAnswered && (
        <AnyoneButton
          kind="passAnswer"
          write={passAnswer}
          label={reality.passOn}
          connectFirst={reality.connectFirst}
        />
      )}
    </div>
  )
}

const { bettingPool, weth } = deployment

/** Simulates `settle`, which reverts until Reality.eth's answer is final. */
function useIsAnswered(arbiter: Address, matchId: bigint) {
  const config = useConfig()
  return useQuery({
    queryKey: ['settle', { address: arbiter, chainId: chain.id, args: [matchId] }],
    queryFn: async () => {
      const settle = contractCall({ ...arbiterContract(arbiter), functionName: 'settle', args: [matchId] })
      return (await simulateCall(config, settle)) === undefined
    },
  })
}

const arbiterContract = (address: Address) => ({ address, abi: realityArbiterAbi })
