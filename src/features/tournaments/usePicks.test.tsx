import { act, waitFor } from '@testing-library/react'
import type { Address } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { useOwnPlayer } from '@/domain/tournament/participants'
import { useTournamentMatches } from '@/domain/tournament/queries'
import { aPlayer } from '@/domain/tournament/tournament.fixture'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import { hour, minute } from '@/testing/time'
import { reject, type TestWallet } from '@/testing/wallet'
import { usePicks } from './usePicks'

const testChain = setUpTestChain()
let wallet: TestWallet
let app: TestApp
let player: Address
let matchIds: readonly [bigint, bigint]
let id: bigint

beforeEach(async () => {
  const { accounts, createMatch, tournaments, url } = testChain()
  player = accounts.bettor
  matchIds = [await createMatch(), await createMatch()]
  id = await tournaments.create({ entryFee: '0.1', matchIds })
  ;({ wallet, app } = await connectTestApp(url, player))
})

async function renderPicks() {
  const rendered = app.render(() => {
    const own = useOwnPlayer(id)
    const matches = useTournamentMatches(matchIds).data ?? []
    const picks = usePicks({ tournamentId: id, account: player, player: own ?? aPlayer(), matches, now: 0 })
    return { picks, isLoaded: own !== undefined && matches.length > 0 }
  })
  await waitFor(() => expect(rendered.result.current.isLoaded).toBe(true))
  return { unmount: rendered.unmount, picks: () => rendered.result.current.picks }
}

test('unsaved picks survive leaving the page until they are discarded', async () => {
  await testChain().tournaments.play(id, player, [matchIds[0]], [2])
  wallet.answer('eth_sendTransaction', reject)
  const { picks, unmount } = await renderPicks()
  act(() => picks().choose(matchIds[1], 2))
  await act(() => picks().save())
  expect(picks().submission.state).toEqual({ phase: 'rejected' })
  expect(picks().unsaved).toHaveLength(1)
  unmount()

  const { picks: again } = await renderPicks()
  expect(again().unsaved).toEqual([{ matchId: matchIds[1], side: 2 }])
  act(() => again().discard())
  expect(again().unsaved).toEqual([])
})

test('saving fails before the wallet opens once the match has started', async () => {
  await testChain().tournaments.play(id, player, [], [])
  const { picks } = await renderPicks()
  act(() => picks().choose(matchIds[0], 1))
  await testChain().pass(hour + minute)
  expect(await act(() => picks().save())).toMatchObject({ phase: 'failed', at: 'simulation' })
  expect(wallet.asked).not.toContain('eth_sendTransaction')
})
