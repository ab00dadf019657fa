import { test as base, expect as baseExpect, type Locator, type Page } from '@playwright/test'
import type { Chain } from 'viem'
import { local } from '@/chain/config/chains'
import { contractSteps } from '@/testing/contractSteps'
import { contractsOf } from '@/testing/contracts'
import { startTestChain, type TestChain } from '@/testing/testChain'
import { minute } from '@/testing/time'
import { browserOptions } from '../script/lib/chromium.ts'
import { readDeployment } from '../script/lib/deployments'
import { expectAccessible } from './accessible.ts'
import { ConsoleListener } from './fixtures/consoleListener.ts'
import { GENESIS, RPC_URL, Rpc } from './fixtures/rpc.ts'
import { Wallet } from './fixtures/wallet.ts'
import { AdminPage } from './pages/admin.ts'
import { App } from './pages/app.ts'

interface Options {
  walletNames: readonly string[]
}

interface Fixtures {
  /** Its steps that take time move the browser's clock too. */
  chain: TestChain
  rpc: Rpc
  wallet: Wallet
  wallets: readonly Wallet[]
  errors: ConsoleListener
  /** Prints what the page of a failed test shows: CI keeps nothing but the output. */
  snapshotOnFailure: undefined
  app: App
  admin: AdminPage
  /** A tournament of two matches with an entry fee of 0.1 WETH. */
  cup: { id: bigint; matchIds: [bigint, bigint] }
}

interface WorkerFixtures {
  /** The chain that the site is built for. */
  siteChain: Chain
  workerChain: TestChain
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  walletNames: [['Fox Wallet'], { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the parameter for fixture names.
  baseURL: async ({}, use) => use(variable('E2E_APP_URL')),

  siteChain: [local, { scope: 'worker', option: true }],
  workerChain: [
    async ({ siteChain }, use) => {
      const chain = await startTestChain({
        state: variable('E2E_CHAIN_STATE'),
        contracts: contractsOf(readDeployment(local.id)),
        chain: siteChain,
        startTime: GENESIS + minute,
      })
      await use(chain)
      await chain.stop()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ workerChain }, use) => {
      const options = browserOptions()
      // Each worker's browser reaches its own chain at the address in the build.
      const rule = `MAP ${new URL(RPC_URL).host} ${new URL(workerChain.url).host}`
      await use({ ...options, args: [...options.args, `--host-resolver-rules=${rule}`] })
    },
    { scope: 'worker' },
  ],
  chain: [
    async ({ workerChain, page }, use) => {
      await workerChain.restore()
      await page.clock.install({ time: (await workerChain.now()) * 1000 })
      const pass = async (seconds: number) => {
        // The browser first: with the block first, the page would count the time twice.
        await page.clock.fastForward(seconds * 1000)
        await workerChain.pass(seconds)
      }
      await use({ ...workerChain, ...contractSteps({ ...workerChain, pass }) })
    },
    { auto: true },
  ],
  rpc: [
    async ({ context, chain }, use) => {
      await use(new Rpc(context, chain.url))
      // Requests may still be in flight when a test ends.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
  wallets: [
    async ({ context, chain, walletNames }, use) => use(await Wallet.install(context, chain, walletNames)),
    { auto: true },
  ],
  wallet: async ({ wallets: [first] }, use) => {
    if (!first) throw new Error('This test has no wallet')
    await use(first)
  },
  errors: [
    async ({ context, baseURL }, use) => {
      const listener = new ConsoleListener(context, baseURL ?? '')
      await use(listener)
      listener.expectNoProblems()
    },
    { auto: true },
  ],

  snapshotOnFailure: [
    async ({ page }, use, testInfo) => {
      await use(undefined)
      if (testInfo.status === testInfo.expectedStatus || page.isClosed()) return
      const snapshot = await page.locator('body').ariaSnapshot()
      console.log(`The page of “${testInfo.title}”:\n${snapshot.replaceAll(/\n *- \/url:.*/g, '')}`)
    },
    { auto: true },
  ],
  app: async ({ page, wallets: [wallet] }, use) => use(new App(page, wallet)),
  admin: async ({ page, wallet }, use) => use(new AdminPage(page, wallet)),
  cup: async ({ chain: { tournaments } }, use) => {
    const matchIds = await tournaments.createMatches()
    await use({ matchIds, id: await tournaments.create({ matchIds }) })
  },
})

const passed = { pass: true, message: () => '' }

export const expect = baseExpect.extend({
  /** Expects that axe finds nothing on a page or in a part of it, which then fits a phone too. */
  async toBeAccessible(target: Page | Locator) {
    await expectAccessible(target)
    return passed
  },
  /** Expects all of these in one element: of an array, `toContainText` looks for one text per element. */
  async toContainTexts(element: Locator, ...texts: (string | RegExp)[]) {
    for (const text of texts) await baseExpect(element).toContainText(text)
    return passed
  },
})

function variable(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set: the global setup did not run`)
  return value
}
