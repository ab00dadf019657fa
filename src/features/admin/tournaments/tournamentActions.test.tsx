import { act, waitFor } from '@testing-library/react'
import type { Address } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { tournamentContract } from '@/chain/queries/contracts'
import { invalidateContracts } from '@/chain/queries/invalidate'
import { useAllParticipants } from '@/domain/tournament/participants'
import { useTournamentMatches } from '@/domain/tournament/queries'
import { playerBatches, unscored } from '@/domain/tournament/settlement'
import { toTournament } from '@/domain/tournament/tournament'
import { useScorePlayers } from '@/domain/tournament/useSettle'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import { reject, type TestWallet } from '@/testing/wallet'
import { useUpdateScores } from './useTournamentActions'

const testChain = setUpTestChain()
let wallet: TestWallet
let app: TestApp
let matchIds: readonly [bigint, bigint]

beforeEach(async () => {
  const { url, accounts, createMatch } = testChain()
  ;({ wallet, app } = await connectTestApp(url, accounts.operator))
  matchIds = [await createMatch(), await createMatch()]
  for (const matchId of matchIds) {
    await testChain().bet(matchId, { by: accounts.operator, side: 1, amount: '0.1' })
    await testChain().bet(matchId, { by: accounts.rival, side: 2, amount: '0.1' })
  }
})

async function read(id: bigint) {
  return toTournament(
    await testChain().client.readContract({
      ...tournamentContract,
      functionName: 'getTournament',
      args: [id],
    }),
  )
}

function renderActions(id: bigint) {
  return app.render(() => ({
    matches: useTournamentMatches(matchIds).data,
    participants: useAllParticipants(id).data,
    scoring: useScorePlayers(id),
    give: useUpdateScores(id),
  })).result
}

type Actions = ReturnType<typeof renderActions>

/** Waits until so many predictions of each match are left to score. */
async function expectToScore(actions: Actions, expected: readonly (readonly [bigint, number])[]) {
  await act(() => invalidateContracts(app.queryClient, [deployment.tournament, deployment.bettingPool]))
  const time = await testChain().now()
  const toScore = () => unscored(actions.current.matches ?? [], actions.current.participants ?? [], time)
  await waitFor(() =>
    expect(toScore().map(({ match, players }) => [match.id, players.length])).toEqual(expected),
  )
  return toScore()
}

async function loaded(actions: Actions, players: number) {
  await waitFor(() => expect(actions.current.participants).toHaveLength(players))
  await waitFor(() => expect(actions.current.matches).toBeDefined())
}

test('anyone scores batch by batch, and the rest after a rejection', async () => {
  const { bettor, rival: other } = testChain().accounts
  const id = await testChain().tournaments.create({ entryFee: '0.1', matchIds })
  await testChain().tournaments.play(id, bettor, matchIds, [1, 1])
  await testChain().tournaments.play(id, other, matchIds, [1, 2])
  await testChain().settle(1, ...matchIds)
  const actions = renderActions(id)
  await loaded(actions, 2)

  let prompts = 0
  wallet.answer('eth_sendTransaction', (params) =>
    ++prompts === 2 ? reject(params) : wallet.ask('eth_sendTransaction', params),
  )
  const all = await expectToScore(actions, [
    [matchIds[0], 2],
    [matchIds[1], 2],
  ])
  const players = playerBatches(all).flatMap((batch) => batch.map((account) => [account]))
  expect((await act(() => actions.current.scoring.score(players))).phase).toBe('rejected')
  const rest = await expectToScore(actions, [
    [matchIds[0], 1],
    [matchIds[1], 1],
  ])
  expect((await act(() => actions.current.scoring.score(playerBatches(rest)))).phase).toBe('confirmed')
  await expectToScore(actions, [])
  expect(await read(id)).toMatchObject({ topScore: 2, topCount: 1, unscoredPredictions: 0 })
})

test('lets judges award points in several rounds', async () => {
  const { bettor, rival: other } = testChain().accounts
  const id = await testChain().tournaments.create({ entryFee: 0n, matchIds, isJudged: true })
  for (const account of [bettor, other]) await testChain().tournaments.play(id, account, matchIds, [1, 1])
  await testChain().settle(1, ...matchIds)
  const actions = renderActions(id)
  await loaded(actions, 2)
  const give = (account: Address, points: number) =>
    act(() => actions.current.give.send({ matchId: matchIds[0], given: [{ account, points }] }))
  expect((await give(other, 1_000)).phase).toBe('confirmed')
  const [left] = await expectToScore(actions, [
    [matchIds[0], 1],
    [matchIds[1], 2],
  ])
  expect(left?.players).toEqual([bettor])
  expect(await give(other, 1)).toMatchObject({ failure: { kind: 'contract', name: 'AlreadyScored' } })
  expect((await give(bettor, 0)).phase).toBe('confirmed')
  expect(await read(id)).toMatchObject({ topScore: 1_000, topCount: 1, unscoredPredictions: 2 })
})
