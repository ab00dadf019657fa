import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { aBet } from './bet.fixture'
import { betFigures, gamesOfBets, profitOverTime } from './betFigures'

const NOW = 1_000

const settled = { hasResult: true, winner: 1, claimableAt: NOW } as const
const betOn = (match: Partial<Match>, stake: string, payout: string) =>
  aBet(stake, payout, { match: aMatch({ ...settled, ...match }) })

const won = betOn({ id: 1n, name: 'LoL: T1 vs Gen.G' }, '1', '1.92')
const lost = betOn({ id: 2n, name: 'LoL: T1 vs G2', winner: 2, claimableAt: 800 }, '2', '0.5')
const voided = betOn({ id: 3n, name: 'CS2: FaZe vs NaVi', winner: 0, isVoid: true }, '1', '1')
const open = betOn({ id: 4n, hasResult: false, winner: 0 }, '5', '0')
const provisional = betOn({ id: 5n, claimableAt: NOW + 1 }, '5', '9')
const challenged = betOn({ id: 6n, isChallenged: true }, '5', '9')
const all = [challenged, provisional, open, voided, lost, won]

describe('figures', () => {
  test('sum settled bets only', () => {
    expect(betFigures(all, NOW)).toEqual({
      staked: parseEther('4'),
      returned: parseEther('3.42'),
      profit: parseEther('-0.58'),
      won: 1,
      decided: 2,
      biggestWin: won,
    })
  })

  test('have no biggest win without a profit', () => {
    expect(betFigures([lost, voided], NOW).biggestWin).toBeUndefined()
    expect(betFigures([], NOW)).toMatchObject({ staked: 0n, profit: 0n, decided: 0 })
  })
})

test('profit grows with each settled match, the first one first', () => {
  expect(profitOverTime(all, NOW)).toEqual([
    { time: 800, profit: parseEther('-1.5') },
    { time: NOW, profit: parseEther('-0.58') },
  ])
  expect(profitOverTime([open], NOW)).toEqual([])
})

test('games are counted, most bets first', () => {
  expect(gamesOfBets(all)).toEqual([
    { game: 'LoL', bets: 2 },
    { game: 'CS2', bets: 1 },
  ])
})
