import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { tournamentContract } from '@/chain/queries/contracts'
import { invalidateContracts } from '@/chain/queries/invalidate'
import { useAllParticipants } from '@/domain/tournament/participants'
import { useTournamentMatches } from '@/domain/tournament/queries'
import { playerBatches, unscored } from '@/domain/tournament/settlement'
import { useScorePlayers } from '@/domain/tournament/useSettle'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp } from '@/testing/testApp'
import { reject } from '@/testing/wallet'

const testChain = setUpTestChain()

test('anyone scores batch by batch, and the rest after a rejection', async () => {
  const { url, accounts, client, createMatch, bet, tournaments, settle, now } = testChain()
  const { operator, bettor, rival } = accounts
  const { wallet, app } = await connectTestApp(url, operator)
  const matchIds = [await createMatch(), await createMatch()] as const
  for (const matchId of matchIds) {
    await bet(matchId, { by: operator, side: 1, amount: '0.1' })
    await bet(matchId, { by: rival, side: 2, amount: '0.1' })
  }
  const id = await tournaments.create({ entryFee: '0.1', matchIds })
  await tournaments.play(id, bettor, matchIds, [1, 1])
  await tournaments.play(id, rival, matchIds, [1, 2])
  await settle(1, ...matchIds)
  const { result } = app.render(() => ({
    matches: useTournamentMatches(matchIds).data,
    participants: useAllParticipants(id).data,
    scoring: useScorePlayers(id),
  }))
  await waitFor(() => expect(result.current.participants).toHaveLength(2))
  await waitFor(() => expect(result.current.matches).toBeDefined())

  /** Waits until so many predictions of each match are left to score. */
  async function expectToScore(...players: readonly number[]) {
    await act(() => invalidateContracts(app.queryClient, [deployment.tournament, deployment.bettingPool]))
    const time = await now()
    const toScore = () => unscored(result.current.matches ?? [], result.current.participants ?? [], time)
    const expected = players.map((count, index) => [matchIds[index], count])
    await waitFor(() =>
      expect(toScore().map(({ match, players }) => [match.id, players.length])).toEqual(expected),
    )
    return playerBatches(toScore())
  }

  let prompts = 0
  wallet.answer('eth_sendTransaction', (params) =>
    ++prompts === 2 ? reject(params) : wallet.ask('eth_sendTransaction', params),
  )
  const all = await expectToScore(2, 2)
  const players = all.flatMap((batch) => batch.map((account) => [account]))
  expect((await act(() => result.current.scoring.score(players))).phase).toBe('rejected')
  const rest = await expectToScore(1, 1)
  expect((await act(() => result.current.scoring.score(rest))).phase).toBe('confirmed')
  await expectToScore()
  const read = { ...tournamentContract, functionName: 'getTournament', args: [id] } as const
  expect(await client.readContract(read)).toMatchObject({
    topScore: 2n,
    topCount: 1n,
    unscoredPredictions: 0n,
  })
})
