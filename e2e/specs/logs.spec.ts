import { expect } from '@playwright/test'
import { day, hour } from '@/testing/time'
import { expectAccessible } from '../accessible.ts'
import { test } from '../test.ts'

const WHOLE = /^Load the last|^Load everything/

test('reads logs on an RPC that serves 200 blocks at a time, and each of them once', async ({
  chain,
  time,
  rpc,
  page,
  adminPage,
  adminLogPage,
}) => {
  await chain.createMatch({ name: 'T1 vs Gen.G' })
  await chain.client.mine({ blocks: 700 })
  await time.pass(2 * day)
  await chain.createMatch({ name: 'G2 vs Fnatic' })
  const asked = await rpc.limitLogs(200)
  await adminPage.enterAction('log')
  await adminLogPage.expectActs('G2 vs Fnatic')
  await adminLogPage.loadAllAction()
  await expect(adminLogPage.rows.nth(1)).toContainText('T1 vs Gen.G')
  // The limit is learnt from the first refusal.
  expect(asked.filter((blocks) => blocks > 200)).toHaveLength(1)
  await expectAccessible(page)

  await test.step('keeps them in the browser', async () => {
    // Writes are throttled.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              const opening = indexedDB.open('clutchpool.logs')
              opening.onsuccess = () => {
                const index = opening.result.transaction('index').objectStore('index').getAll()
                index.onsuccess = () => resolve(index.result[0]?.covered[0]?.from)
              }
            }),
        ),
      )
      .toBe(2n)
    asked.length = 0
    await page.reload()
    await adminPage.logInAction()
    await adminLogPage.loadAllAction()
    await expect(adminLogPage.rows.nth(1)).toContainText('T1 vs Gen.G')
    // The newest blocks, and new ones.
    expect(asked.filter((blocks) => blocks > 70)).toEqual([])
  })
})

test('says where the RPC has no older logs, and lists what happens from then on', async ({
  chain,
  time,
  rpc,
  page,
  adminPage,
  adminLogPage,
}) => {
  await chain.createMatch({ name: 'T1 vs Gen.G' })
  await chain.client.mine({ blocks: 300 })
  await time.pass(hour)
  await chain.createMatch({ name: 'G2 vs Fnatic' })
  await rpc.pruneLogsBefore(200n)
  await adminPage.enterAction('log')
  await adminLogPage.expectActs('G2 vs Fnatic')
  await expect(adminLogPage.log).toContainText('This RPC doesn’t serve activity before')
  await expect(adminLogPage.log.getByRole('button', { name: WHOLE })).toBeHidden()
  await expectAccessible(page)
  await chain.pause()
  await adminLogPage.expectActs('Betting paused', 'G2 vs Fnatic')
})

test('offers to try again when the RPC fails, and reads on', async ({
  chain,
  rpc,
  consoleListener,
  adminPage,
  adminLogPage,
}) => {
  consoleListener.allow(/502/)
  await chain.createMatch({ name: 'T1 vs Gen.G' })
  await adminPage.enterAction('matches')
  await rpc.failLogs()
  await adminPage.chooseAction('Log')
  await expect(adminLogPage.log.getByRole('alert')).toContainText('Couldn’t load the full history.')
  await expect(adminLogPage.log).not.toContainText('No recent activity')
  rpc.comeBack()
  await adminLogPage.log.getByRole('button', { name: 'Try again' }).click()
  await expect(adminLogPage.rows.first()).toContainText('T1 vs Gen.G')
})
