import { expect, test } from 'vitest'
import { freePlace } from './freePlace'

const view = { width: 1_000, height: 800 }
const size = { width: 384, height: 52 }
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

test.each([
  ['nothing', [], { left: 600, top: 732 }],
  ['a bar at the bottom', [box(0, 740, 1_000, 800)], { left: 600, top: 680 }],
  [
    'a bar and a button above it',
    [box(0, 740, 1_000, 800), box(900, 670, 980, 710)],
    { left: 600, top: 610 },
  ],
  ['a button at the start', [box(20, 700, 200, 790)], { left: 600, top: 732 }],
  ['a filled column', [box(590, 0, 1_000, 800)], { left: 16, top: 732 }],
  ['a gap that is too low', [box(0, 0, 1_000, 700), box(0, 751, 1_000, 800)], undefined],
  ['everything', [box(0, 0, 1_000, 800)], undefined],
])('with %s in view', (_, boxes, place) => {
  expect(freePlace(size, view, boxes, false)).toEqual(place)
})

test('starts at the other side from right to left', () => {
  expect(freePlace(size, view, [], true)).toEqual({ left: 16, top: 732 })
})
