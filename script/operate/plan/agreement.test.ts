import { expect, test } from 'vitest'
import { defaultSettings, type Settings } from '../lib/settings.ts'
import { requireAgreeable } from './agreement.ts'

const lol = { minBet: 1n, maxBet: 2n, minutes: { 3: 35 } }

test.each<[string, Partial<Settings>, string | undefined]>([
  ['nothing', {}, undefined],
  ['as many as there are', { agree: 2 }, undefined],
  ['more than there are', { agree: 3 }, '"agree" is 3, and only PandaScore, b.csv can.'],
  [
    'more than cover a game',
    { games: { CS2: { ...lol, agree: 2 } } },
    '"agree" of CS2 is 2, and only b.csv can.',
  ],
  ['as many as cover a game', { games: { LoL: { ...lol, agree: 2 } } }, undefined],
  [
    'more than are chosen for a game',
    { games: { CS2: { ...lol, agree: 1 } }, feeds: { 'b.csv': { games: ['LoL'] } } },
    '"agree" of CS2 is 1, and no feed covers it.',
  ],
])('takes an agreement of %s', (_, changes, refusal) => {
  const feeds = [{ name: 'PandaScore', games: ['LoL'] }, { name: 'b.csv' }]
  const check = () => requireAgreeable({ ...defaultSettings, ...changes }, feeds)
  if (refusal) expect(check).toThrow(`In the settings, ${refusal}`)
  else expect(check).not.toThrow()
})
