import { type Address, maxUint256 } from 'viem'
import { deployment } from '@/chain/config/config'
import { weth9Abi } from '@/chain/queries/generated'
import type { Side } from '@/domain/match/match'
import { tournamentContract } from '@/domain/tournament/queries'
import type { TestChain } from './testChain'

// What others do on a test chain, by themselves and without the app.

/** A tournament of new matches, which start in an hour and end in two. Returns its id. */
export async function createTournament(
  chain: TestChain,
  entryFee: bigint,
  matchIds: readonly bigint[],
): Promise<bigint> {
  const { client, accounts } = chain
  const { timestamp } = await client.getBlock()
  const { request, result } = await client.simulateContract({
    ...tournamentContract,
    functionName: 'createTournament',
    args: ['Spring cup', timestamp + 60n, timestamp + 86_400n, entryFee, matchIds],
    account: accounts.owner,
  })
  await chain.mined(client.writeContract(request))
  return result
}

export async function setJudged(chain: TestChain, tournamentId: bigint) {
  const { client, accounts } = chain
  await chain.mined(
    client.writeContract({
      ...tournamentContract,
      functionName: 'setJudged',
      args: [tournamentId],
      account: accounts.owner,
    }),
  )
}

/** Wraps, approves, joins and predicts the matches in their order. */
export async function play(
  chain: TestChain,
  account: Address,
  tournamentId: bigint,
  matchIds: readonly bigint[],
  sides: readonly Side[],
) {
  const { client } = chain
  const { entryFee } = await client.readContract({
    ...tournamentContract,
    functionName: 'getTournament',
    args: [tournamentId],
  })
  if (entryFee > 0n) {
    await chain.wrap(account, entryFee)
    await chain.mined(
      client.writeContract({
        address: deployment.weth,
        abi: weth9Abi,
        functionName: 'approve',
        args: [deployment.tournament, maxUint256],
        account,
      }),
    )
  }
  const join = { ...tournamentContract, functionName: 'joinTournament', args: [tournamentId] } as const
  await chain.mined(client.writeContract({ ...join, account }))
  await chain.mined(
    client.writeContract({
      ...tournamentContract,
      functionName: 'submitPredictions',
      args: [tournamentId, matchIds, sides],
      account,
    }),
  )
}

export async function cancel(chain: TestChain, tournamentId: bigint) {
  const { client, accounts } = chain
  await chain.mined(
    client.writeContract({
      ...tournamentContract,
      functionName: 'cancelTournament',
      args: [tournamentId],
      account: accounts.owner,
    }),
  )
}
