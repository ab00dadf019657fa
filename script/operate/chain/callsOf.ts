import { encodeFunctionData } from 'viem'
import { type ContractCall, contractCall } from '../../../src/chain/transactions/types.ts'
import type { Step } from '../plan/types.ts'
import type { Connection } from './connect.ts'

type Contracts = Connection['contracts']

export function callsOf(step: Step, { pool, tournament }: Contracts): ContractCall[] {
  switch (step.kind) {
    case 'create': {
      const { name, startTime, endTime, minBet, maxBet } = step.create
      const args = [name, BigInt(startTime), BigInt(endTime), minBet, maxBet] as const
      return [contractCall({ ...pool, functionName: 'createMatch', args })]
    }
    case 'close':
      return [contractCall({ ...pool, functionName: 'closeBetting', args: [step.match.id] })]
    case 'finalize': {
      const { match, winner, source } = step
      const finalize = contractCall({ ...pool, functionName: 'finalizeMatch', args: [match.id, winner] })
      if (source === undefined) return [finalize]
      return [contractCall({ ...pool, functionName: 'setResultSource', args: [match.id, source] }), finalize]
    }
    case 'void': {
      const functionName = step.isAbandoned ? 'voidAbandonedMatch' : 'voidMatch'
      return [contractCall({ ...pool, functionName, args: [step.match.id] })]
    }
    case 'replace': {
      const args = [step.match.id, BigInt(step.startTime), BigInt(step.endTime)] as const
      return [contractCall({ ...pool, functionName: 'replaceMatch', args })]
    }
    case 'score': {
      const args = [step.tournament.id, step.players] as const
      return [contractCall({ ...tournament, functionName: 'scorePlayers', args })]
    }
    case 'finalizeTournament': {
      const args = [step.tournament.id, step.winners] as const
      return [contractCall({ ...tournament, functionName: 'finalizeTournament', args })]
    }
  }
}

/** Merges calls of the pool into one that succeeds or reverts as a whole. */
export function merged(calls: readonly ContractCall[], { pool }: Contracts): ContractCall {
  const [first, ...others] = calls
  if (first && others.length === 0) return first
  return contractCall({
    ...pool,
    functionName: 'multicall',
    args: [calls.map((call) => transactionOf(call).data)],
  })
}

export function transactionOf({ address, abi, functionName, args }: ContractCall) {
  return { to: address, data: encodeFunctionData({ abi, functionName, args }) }
}

/** Returns a key that is equal for steps that do the same. */
export function stepKey(step: Step): string {
  switch (step.kind) {
    case 'create':
      return `create/${step.create.startTime}/${step.create.name}`
    case 'finalize':
      return `finalize/${step.match.id}/${step.winner}`
    case 'replace':
      return `replace/${step.match.id}/${step.startTime}`
    case 'score':
      return `score/${step.tournament.id}/${step.players[0]}`
    case 'finalizeTournament':
      return `finalizeTournament/${step.tournament.id}`
    default:
      return `${step.kind}/${step.match.id}`
  }
}
