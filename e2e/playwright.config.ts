import { defineConfig } from '@playwright/test'

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
  workers: 3,
  retries: 0,
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 15_000 },
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
