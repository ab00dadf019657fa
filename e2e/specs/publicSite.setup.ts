import { test } from '@playwright/test'
import { buildPublicSite } from '../publicSite.ts'

test('builds a public site', async () => {
  // The first build compiles the contracts of public chains.
  test.setTimeout(300_000)
  await buildPublicSite()
})
