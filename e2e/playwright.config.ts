import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

const minute = 60_000

const PUBLIC = /(build|safe|indexer)\.spec/

export default defineConfig({
  projects: [
    { name: 'app', testIgnore: PUBLIC },
    { name: 'public build', testMatch: '*.setup.ts' },
    { name: 'public', testMatch: PUBLIC, dependencies: ['public build'] },
  ],
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Each keeps about one core busy, with its browser and its chain. Playwright's own default ignores `taskset`.
  workers: availableParallelism(),
  retries: 0,
  reporter: 'list',
  // Against hangs only: no test depends on a fast machine.
  timeout: 10 * minute,
  expect: { timeout: 2 * minute },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    // Not UTC, so that tests notice a time in the wrong zone.
    timezoneId: 'Europe/Berlin',
    // Installing takes longer than most tests.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
})
