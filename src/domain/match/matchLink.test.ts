import { expect, test, vi } from 'vitest'
import { matchLink } from './matchLink'

vi.mock('../../../site/links.json', () => ({
  default: { 'LCK Final': 'https://lolesports.com/live', 12: 'https://example.org/12' },
}))

const name = 'LoL: T1 vs Gen.G — LCK Final'

test('returns the link of the match, or else of its event', () => {
  expect(matchLink({ id: 12n, name })?.host).toBe('example.org')
  expect(matchLink({ id: 1n, name })?.host).toBe('lolesports.com')
  expect(matchLink({ id: 2n, name: 'T1 vs Gen.G' })).toBeUndefined()
})
