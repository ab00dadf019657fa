// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import type { Address } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { invalidateContracts } from '@/chain/queries/invalidate'
import { useTournamentMatches } from '@/domain/tournament/matches'
import { useParticipants, usePlayer } from '@/domain/tournament/participants'
import { playerStatus } from '@/domain/tournament/player'
import { useIsTournamentAdmin, useTournament, useTournaments } from '@/domain/tournament/queries'
import { finalization, scorings, topScorers } from '@/domain/tournament/settlement'
import { aPlayer, aTournament } from '@/domain/tournament/tournament.fixture'
import {
  useClaimReward,
  useFinalizeTournament,
  useScoreMatch,
  useVoidTournament,
} from '@/domain/tournament/useSettle'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { minute } from '@/testing/time'
import { reject, TestWallet } from '@/testing/wallet'
import { useJoin } from './useJoin'
import { usePicks } from './usePicks'

const testChain = setUpTestChain()
const DAY = 24 * 60 * 60
// Leaves a remainder when divided by three.
const entryFee = 10n ** 17n + 1n
let wallet: TestWallet
let app: TestApp
let player: Address
let other: Address
let third: Address
let matchIds: readonly [bigint, bigint]
let id: bigint

async function startAs(account: Address) {
  wallet = new TestWallet(testChain().url, account)
  app = createTestApp(testChain().url, wallet)
  await app.connectWallet()
}

beforeEach(async () => {
  localStorage.clear()
  const { accounts, createMatch } = testChain()
  ;({ bettor: player, rival: other, second: third } = accounts)
  matchIds = [await createMatch(), await createMatch()]
  for (const matchId of matchIds) {
    await testChain().bet(matchId, { by: accounts.operator, side: 1, amount: '0.1' })
    await testChain().bet(matchId, { by: other, side: 2, amount: '0.1' })
  }
  id = await testChain().tournaments.create({ entryFee, matchIds })
  await startAs(player)
})

function renderPage(account = player) {
  return app.render(() => {
    const tournament = useTournament(id).data
    return {
      tournament,
      matches: useTournamentMatches(matchIds).data,
      player: usePlayer(id, account).data,
      participants: useParticipants(id).data ?? [],
      isAdmin: useIsTournamentAdmin(account),
      score: [useScoreMatch(id, matchIds[0]), useScoreMatch(id, matchIds[1])] as const,
      finalize: useFinalizeTournament(id),
      voidIt: useVoidTournament(id),
      claim: useClaimReward(id),
    }
  })
}

type Page = ReturnType<typeof renderPage>['result']

async function refreshed(page: Page) {
  await act(() => invalidateContracts(app.queryClient, [deployment.tournament, deployment.bettingPool]))
  await waitFor(() => expect(page.current.matches).toBeDefined())
  const { tournament, matches, player: own } = page.current
  if (!tournament || !matches || !own) throw new Error('The page is not loaded')
  return { ...page.current, tournament, matches, player: own }
}

async function chainNow(): Promise<number> {
  return Number((await testChain().client.getBlock()).timestamp)
}

async function scoreAll(page: Page) {
  const { tournament, matches, participants, score } = await refreshed(page)
  for (const scoring of scorings(tournament, matches, participants, await chainNow())) {
    const { send } = score[scoring.match.id === matchIds[0] ? 0 : 1]
    expect((await act(() => send(scoring))).phase).toBe('confirmed')
  }
}

async function finish(page: Page) {
  const { tournament, participants, finalize } = await refreshed(page)
  return act(() => finalize.send(topScorers(tournament, participants)))
}

async function endOf(page: Page) {
  return finalization({ ...(await refreshed(page)), now: await chainNow() })
}

describe('joining', () => {
  const renderJoin = (fee = entryFee) =>
    app.render(() => ({
      join: useJoin(aTournament({ id, entryFee: fee })),
      player: usePlayer(id, player).data,
    }))

  test('approves exactly the entry fee, pays it and updates', async () => {
    await testChain().giveWeth(player, entryFee)
    const { result } = renderJoin()
    await waitFor(() => expect(result.current.join.obstacle).toBeUndefined())
    expect(result.current.join.steps).toEqual(['approve', 'join'])
    await act(() => result.current.join.press())
    await waitFor(() => expect(result.current.join.steps).toEqual(['join']))
    await act(() => result.current.join.press())
    await waitFor(() => expect(result.current.player?.hasJoined).toBe(true))
    expect(await testChain().balanceOf(player)).toBe(0n)
    expect(await testChain().balanceOf(deployment.tournament)).toBe(entryFee)
  })

  test('waits for enough WETH', async () => {
    await testChain().giveWeth(player, entryFee - 1n)
    const { result } = renderJoin()
    await waitFor(() => expect(result.current.join.obstacle).toBe('balance'))
  })

  test('needs no WETH or approval for a free tournament', async () => {
    id = await testChain().tournaments.create({ entryFee: 0n, matchIds })
    const { result } = renderJoin(0n)
    expect(result.current.join).toMatchObject({ steps: ['join'], obstacle: undefined })
    await act(() => result.current.join.press())
    await waitFor(() => expect(result.current.player?.hasJoined).toBe(true))
  })
})

describe('picks', () => {
  function renderPicks() {
    return app.render(() => {
      const own = usePlayer(id, player).data
      const matches = useTournamentMatches(matchIds).data ?? []
      const picks = usePicks({
        tournamentId: id,
        account: player,
        player: own ?? aPlayer(),
        matches,
        now: 0,
      })
      return { picks, own, isLoaded: own !== undefined && matches.length > 0 }
    })
  }
  const loaded = async (page: { current: { isLoaded: boolean } }) =>
    waitFor(() => expect(page.current.isLoaded).toBe(true))

  test('are saved in one transaction and can be changed', async () => {
    await testChain().tournaments.play(id, player, [], [])
    const { result } = renderPicks()
    await loaded(result)
    act(() => result.current.picks.choose(matchIds[0], 1))
    act(() => result.current.picks.choose(matchIds[1], 2))
    expect(result.current.picks.unsaved).toHaveLength(2)
    await act(() => result.current.picks.save())
    await waitFor(() => expect(result.current.own?.predictions).toEqual([1, 2]))
    expect(result.current.picks.unsaved).toEqual([])

    act(() => result.current.picks.choose(matchIds[1], 1))
    expect(result.current.picks.unsaved).toEqual([{ matchId: matchIds[1], side: 1 }])
    await act(() => result.current.picks.save())
    await waitFor(() => expect(result.current.own?.predictions).toEqual([1, 1]))
    expect(wallet.asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2)
  })

  test('survive a rejection and leaving the page unsaved', async () => {
    await testChain().tournaments.play(id, player, [matchIds[0]], [2])
    wallet.answer('eth_sendTransaction', reject)
    const { result, unmount } = renderPicks()
    await loaded(result)
    act(() => result.current.picks.choose(matchIds[1], 2))
    await act(() => result.current.picks.save())
    expect(result.current.picks.saving).toEqual({ phase: 'rejected' })
    expect(result.current.picks.unsaved).toHaveLength(1)
    unmount()

    const again = renderPicks().result
    await loaded(again)
    expect(again.current.picks.unsaved).toEqual([{ matchId: matchIds[1], side: 2 }])
    act(() => again.current.picks.discard())
    expect(again.current.picks.unsaved).toEqual([])
  })

  test('fail before the wallet opens once the match has started', async () => {
    await testChain().tournaments.play(id, player, [], [])
    const { result } = renderPicks()
    await loaded(result)
    act(() => result.current.picks.choose(matchIds[0], 1))
    await testChain().pass(3_600 + minute)
    expect(await act(() => result.current.picks.save())).toMatchObject({ phase: 'failed', at: 'simulation' })
    expect(wallet.asked).not.toContain('eth_sendTransaction')
  })
})

describe('the end', () => {
  test('pays one winner after scoring and finalizing', async () => {
    const { operator: owner } = testChain().accounts
    await testChain().tournaments.play(id, player, matchIds, [1, 1])
    await testChain().tournaments.play(id, other, matchIds, [1, 2])
    await testChain().settle(1, ...matchIds)
    const { result: page } = renderPage()
    await waitFor(() => expect(page.current.participants).toHaveLength(2))
    expect(await endOf(page)).toMatchObject({ can: false, why: 'scores', count: 4 })
    await scoreAll(page)
    expect(await endOf(page)).toMatchObject({ can: false, why: 'admin' })
    expect((await finish(page)).phase).toBe('failed')

    await startAs(owner)
    const { result: admins } = renderPage(owner)
    await waitFor(() => expect(admins.current.isAdmin).toBe(true))
    await waitFor(() => expect(admins.current.participants).toHaveLength(2))
    expect(await endOf(admins)).toEqual({ can: true })
    expect((await finish(admins)).phase).toBe('confirmed')

    await startAs(player)
    const { result } = renderPage()
    await waitFor(() => expect(result.current.player?.claimable).toBe(2n * entryFee))
    expect(result.current.player).toMatchObject({ totalScore: 2, points: [1, 1], scored: [true, true] })
    await act(() => result.current.claim.send())
    expect(await testChain().balanceOf(player)).toBe(2n * entryFee)
    const after = await refreshed(result)
    expect(playerStatus(after.tournament, after.player)).toBe('paid')
  })

  test('splits the prize among three, with the remainder for the last', async () => {
    for (const account of [player, other, third])
      await testChain().tournaments.play(id, account, matchIds, [1, 2])
    const [, , , , loser] = await testChain().client.getAddresses()
    if (!loser) throw new Error('Anvil has no fifth account')
    await testChain().tournaments.play(id, loser, matchIds, [2, 2])
    const [first = 0n, second = 0n] = matchIds
    await testChain().settle(1, first)
    await testChain().settle(2, second)
    await testChain().pass(3 * DAY)
    const { result } = renderPage()
    await waitFor(() => expect(result.current.participants).toHaveLength(4))
    await scoreAll(result)
    // After three days anyone may.
    expect(await endOf(result)).toEqual({ can: true })
    expect((await finish(result)).phase).toBe('confirmed')
    const { tournament } = await refreshed(result)
    expect(tournament).toMatchObject({ status: 'finalized', topScore: 2, topCount: 3 })

    const share = (4n * entryFee) / 3n
    const paid = [share, share, 4n * entryFee - 2n * share]
    for (const [index, account] of [player, other, third].entries()) {
      await startAs(account)
      const { result: own } = renderPage(account)
      await waitFor(() => expect(own.current.player?.claimable).toBe(paid[index]))
      await act(() => own.current.claim.send())
      expect(await testChain().balanceOf(account)).toBe(paid[index])
    }
    expect(await testChain().balanceOf(deployment.tournament)).toBe(0n)
  })

  test('refunds every entry fee if nobody scored', async () => {
    await testChain().tournaments.play(id, player, matchIds, [2, 2])
    await testChain().tournaments.play(id, other, matchIds, [2, 2])
    await testChain().settle(1, ...matchIds)
    await testChain().pass(3 * DAY)
    const { result } = renderPage()
    await waitFor(() => expect(result.current.participants).toHaveLength(2))
    await scoreAll(result)
    expect((await finish(result)).phase).toBe('confirmed')
    const { tournament, player: own } = await refreshed(result)
    expect(playerStatus(tournament, own)).toBe('refund')
    await act(() => result.current.claim.send())
    expect(await testChain().balanceOf(player)).toBe(entryFee)
  })

  test('refunds the entry fee when cancelled', async () => {
    await testChain().tournaments.play(id, player, [], [])
    await testChain().tournaments.cancel(id)
    const { result } = renderPage()
    await waitFor(() => expect(result.current.tournament?.status).toBe('cancelled'))
    await waitFor(() => expect(result.current.player?.claimable).toBe(entryFee))
    await act(() => result.current.claim.send())
    await waitFor(() => expect(result.current.player).toMatchObject({ claimed: true, claimable: 0n }))
  })

  test('lets anyone void an abandoned tournament after 14 days', async () => {
    await testChain().tournaments.play(id, player, matchIds, [1, 1])
    await testChain().pass(16 * DAY - 60)
    const { result } = renderPage()
    await waitFor(() => expect(result.current.player?.hasJoined).toBe(true))
    expect(await endOf(result)).toMatchObject({ why: 'matches' })
    await testChain().pass(120)
    expect(await endOf(result)).toEqual({ can: false, why: 'abandoned' })
    expect((await act(() => result.current.voidIt.send())).phase).toBe('confirmed')
    await waitFor(() => expect(result.current.tournament?.status).toBe('abandoned'))
    await waitFor(() => expect(result.current.player?.claimable).toBe(entryFee))
  })

  test('needs no scoring if judges award the points', async () => {
    id = await testChain().tournaments.create({ entryFee: 0n, matchIds })
    await testChain().tournaments.setJudged(id)
    await testChain().tournaments.play(id, player, matchIds, [1, 1])
    await testChain().settle(1, ...matchIds)
    const { result } = renderPage()
    await waitFor(() => expect(result.current.participants).toHaveLength(1))
    const { tournament, matches, participants } = await refreshed(result)
    expect(tournament.isJudged).toBe(true)
    expect(scorings(tournament, matches, participants, await chainNow())).toEqual([])
  })
})

test('lists all tournaments, newest first', async () => {
  const second = await testChain().tournaments.create({ entryFee: '1', matchIds: [matchIds[1]] })
  const { result } = app.render(() => useTournaments())
  await waitFor(() => expect(result.current.data).toHaveLength(2))
  expect(result.current.data?.map((tournament) => tournament.id)).toEqual([second, id])
})
