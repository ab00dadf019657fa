import { expect, test } from 'vitest'
import { parseAdminSearch } from './adminSearch'

test('a section that the address does not name, or that there is not, is that of the matches', () => {
  expect(parseAdminSearch({ section: 'settings' })).toEqual({ section: 'settings' })
  expect(parseAdminSearch({})).toEqual({ section: 'matches' })
  expect(parseAdminSearch({ section: 'constructor' })).toEqual({ section: 'matches' })
})
