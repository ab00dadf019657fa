import { expect, test } from 'vitest'
import { testFolder } from '../../src/testing/testFolder.ts'
import { serveSite } from './serveSite.ts'

test.each(['//', '//index.html'])('takes %s as a path, and not as a host', async (path) => {
  const folder = testFolder({
    'index.html': 'home',
    '404.html': 'not found',
    _redirects: '',
    _headers: '',
  })
  await using site = await serveSite(folder, { hostname: '127.0.0.1' })
  const response = await fetch(new URL(site.url).origin + path)
  expect([response.status, await response.text()]).toEqual([404, 'not found'])
})
