import { describe, expect, test } from 'vitest'
import { gameFace, hueOf, initials } from './face'

test.each([
  ['Team Liquid', 'TL'],
  ['T1', 'T1'],
  ['G2 Esports', 'G2'],
  ['100 Thieves', '100'],
  ['KT Rolster', 'KT'],
  ['Fnatic', 'FNA'],
  ['Gen.G', 'GEN'],
  ['the very long name', 'TVL'],
  ['北京战队', '北'],
  ['الفريق الأول', 'اا'],
  ['الفريق', 'ف'],
  ['🏆', ''],
])('%s has the initials "%s"', (name, letters) => expect(initials(name)).toBe(letters))

describe('gameFace', () => {
  test.each([
    ['LoL', 'LoL'],
    ['League of Legends', 'LoL'],
    ['CS2', 'CS2'],
    ['Counter-Strike 2', 'CS2'],
    ['StarCraft II', 'SC2'],
    ['R6 Siege', 'R6'],
    ['Overwatch 2', 'OW'],
    ['EA Sports FC 26', 'FC'],
  ])('knows %s as %s, with a glyph', (game, shortName) =>
    expect(gameFace(game)).toMatchObject({ shortName, glyph: expect.any(String) }),
  )

  test('gives an unknown game a stable hue', () => {
    const face = gameFace('Chess')
    expect(face).toEqual({ hue: hueOf(' chess') })
    expect(face.hue).not.toBe(hueOf('Go'))
  })
})
