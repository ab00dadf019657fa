// `npm run unit`, `npm run contracts` and `npm run e2e`: one suite with its runner's flags, from a fresh clone too.

import { start } from '../src/testing/processes.ts'
import { ensureChromium } from './lib/chromium.ts'
import { emptyChainState } from './lib/deployLocal.ts'
import { generate } from './lib/generate.ts'
import { requireFoundry, runMain } from './lib/machine.ts'

async function setUpApp() {
  await generate()
  await emptyChainState()
}

const suites = {
  unit: { command: ['vitest', 'run'], setUp: setUpApp },
  contracts: {
    command: ['forge', 'test', '--no-match-path', 'contracts/test/gas/*'],
    // Forge compiles what it tests.
    setUp: async () => {},
  },
  e2e: {
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    setUp: () => Promise.all([setUpApp(), ensureChromium()]),
  },
}

await runMain(async () => {
  const [, , name, ...flags] = process.argv
  const {
    command: [runner = '', ...args],
    setUp,
  } = suites[name as keyof typeof suites]
  requireFoundry()
  await setUp()
  const child = start(runner, [...args, ...flags], { stdio: 'inherit' })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
})
