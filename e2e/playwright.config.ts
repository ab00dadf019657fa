import { defineConfig } from '@playwright/test'
import { browserOptions } from '../script/lib/chromium'

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // What passes only at the second try is named by `npm test`: it is to be mended.
  retries: 1,
  reporter: 'list',
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    // Not UTC, so that a time shown in the wrong zone is seen.
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: browserOptions(),
  },
})
