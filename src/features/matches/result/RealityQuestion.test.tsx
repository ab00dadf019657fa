import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type Address, concat, encodeAbiParameters, parseAbi, parseEther, zeroAddress, zeroHash } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { realityArbiterAbi } from '@/chain/queries/generatedRare'
import { loadMessages } from '@/i18n/language'
import { deployContract } from '@/testing/anvil'
import { readArtifact } from '@/testing/artifacts'
import { deployReality } from '@/testing/reality'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp } from '@/testing/testApp'
import { day, hour } from '@/testing/time'
import { RealityQuestion } from './RealityQuestion'

const realityAbi = parseAbi([
  'function submitAnswerERC20(bytes32 question, bytes32 answer, uint256 maxPrevious, uint256 tokens)',
])
/** The template's first outcome. */
const TEAM_A = zeroHash
/** The first answer's bond is at least the challenge's. */
const BOND = parseEther('0.02')

const testChain = setUpTestChain()

beforeAll(() => loadMessages('matchResult', 'transactions'))

/** Makes a `RealityArbiter` the pool's arbiter and challenges a result that names Team B. */
async function challengeBeforeReality() {
  const chain = testChain()
  const { client, accounts, send } = chain
  const reality = await deployReality(client, deployment.weth)
  const addresses = [deployment.bettingPool, reality, zeroAddress] as const
  const args = encodeAbiParameters([{ type: 'address' }, { type: 'address' }, { type: 'address' }], addresses)
  const { object } = readArtifact('RealityArbiter').bytecode
  const account = accounts.operator
  const arbiter = await deployContract(client, { abi: [], bytecode: concat([object, args]), account })
  await send({ ...bettingPoolContract, functionName: 'setArbiter', args: [arbiter, 30 * day], account })

  const matchId = await chain.createMatch()
  await chain.betOnBothSides(matchId)
  await chain.pass(3 * hour)
  await chain.finalize(matchId, 2)
  await chain.giveWeth(accounts.rival, '1')
  await chain.approve(accounts.rival, '1')
  await chain.challenge(matchId, { by: accounts.rival, outcome: 'B' })
  return { ...chain, matchId, arbiter, reality }
}

async function show(matchId: bigint, arbiter: Address) {
  const { url, accounts } = testChain()
  const { app } = await connectTestApp(url, accounts.second)
  app.show(<RealityQuestion matchId={matchId} arbiter={arbiter} />)
  return app
}

test('asks the question, and passes the final answer on', async () => {
  const { matchId, arbiter, reality, client, accounts, send, approve, pass } = await challengeBeforeReality()
  const { queryClient } = await show(matchId, arbiter)
  fireEvent.click(await screen.findByRole('button', { name: 'Ask Reality.eth' }))
  await screen.findByText('Reality.eth is answering this question:')
  expect(screen.queryByRole('button', { name: 'Pass the answer on' })).toBeNull()

  const question = await client.readContract({
    address: arbiter,
    abi: realityArbiterAbi,
    functionName: 'questionOf',
    args: [matchId],
  })
  await approve(accounts.rival, BOND, reality)
  await send({
    address: reality,
    abi: realityAbi,
    functionName: 'submitAnswerERC20',
    args: [question, TEAM_A, 0n, BOND],
    account: accounts.rival,
  })
  await pass(day)
  await queryClient.invalidateQueries()
  fireEvent.click(await screen.findByRole('button', { name: 'Pass the answer on' }))
  await waitFor(async () => {
    const call = { ...bettingPoolContract, functionName: 'getMatch', args: [matchId] } as const
    expect(await client.readContract(call)).toMatchObject({ winner: 1, ruleBy: 0n })
  })
})

test('shows nothing for any other arbiter', async () => {
  const matchId = await testChain().createMatch()
  const { queryClient } = await show(matchId, testChain().accounts.rival)
  await waitFor(() => expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error'))
  expect(screen.queryByRole('button')).toBeNull()
})
