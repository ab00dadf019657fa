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
  admin,
}) => {
  await chain.createMatch({ name: 'T1 vs Gen.G' })
  await chain.client.mine({ blocks: 700 })
  await time.pass(2 * day)
  await chain.createMatch({ name: 'G2 vs Fnatic' })
  const asked = await rpc.limitLogs(200)
  await admin.enter('log')
  await admin.log.expectActs('G2 vs Fnatic')
  await admin.log.loadAll()
  await expect(admin.log.rows.nth(1)).toContainText('T1 vs Gen.G')
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
    await admin.logIn()
    await admin.log.loadAll()
    await expect(admin.log.rows.nth(1)).toContainText('T1 vs Gen.G')
    // The newest blocks, and new ones.
    expect(asked.filter((blocks) => blocks > 70)).toEqual([])
  })
})

test('says where the RPC has no older logs, and lists what happens from then on', async ({
  chain,
  time,
  rpc,
  page,
  admin,
}) => {
  await chain.createMatch({ name: 'T1 vs Gen.G' })
  await chain.client.mine({ blocks: 300 })
  await time.pass(hour)
  await chain.createMatch({ name: 'G2 vs Fnatic' })
  await rpc.pruneLogsBefore(200n)
  await admin.enter('log')
  await admin.log.expectActs('G2 vs Fnatic')
  await expect(admin.log.section).toContainText('This RPC doesn’t serve activity before')
  await expect(admin.log.section.getByRole('button', { name: WHOLE })).toBeHidden()
  await expectAccessible(page)
  await chain.pause()
  await admin.log.expectActs('Betting paused', 'G2 vs Fnatic')
})

test('offers to try again when the RPC fails, and reads on', async ({
  chain,
  rpc,
  consoleListener,
  admin,
}) => {
  consoleListener.allow(/502/)
  await chain.createMatch({ name: 'T1 vs Gen.G' })
  await admin.enter('matches')
  await rpc.failLogs()
  await admin.choose('Log')
  await expect(admin.log.section.getByRole('alert')).toContainText('Couldn’t load the full history.')
  await expect(admin.log.section).not.toContainText('No recent activity')
  rpc.comeBack()
  await admin.log.section.getByRole('button', { name: 'Try again' }).click()
  await expect(admin.log.rows.first()).toContainText('T1 vs Gen.G')
})
