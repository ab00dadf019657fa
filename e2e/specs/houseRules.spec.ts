import type { Page } from '@playwright/test'
import { keccak256, stringToBytes } from 'viem'
import { currentRules, rulesUri } from '../../script/lib/houseRules.ts'
import { expect, test } from '../test.ts'

const RULES = 'https://rules.example/1'
const TEXT = '# Our rules\n\nVersion of 2026-11-12\n\n## 1. Walkover\n\n<b>Always</b> a win.\n'

/** Serves a text at the address of the rules, or nothing. Returns the count of requests. */
async function serve(page: Page, body: string | undefined) {
  let requests = 0
  await page.unroute(RULES)
  await page.route(RULES, async (route) => {
    requests++
    if (body === undefined) return route.abort('connectionrefused')
    await route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } })
  })
  return () => requests
}

test('sums up the house rules, with their text if its hash matches', async ({ chain, page, errors, app }) => {
  errors.allow(/rules\.example|ERR_CONNECTION_REFUSED/)
  const { hash, text } = currentRules()
  const match = await chain.createMatch()
  expect(await chain.rulesOf(match)).toEqual([hash, rulesUri(currentRules())])
  await chain.publishRules(keccak256(stringToBytes(TEXT)), RULES)
  const other = await chain.createMatch()
  const otherHash = keccak256(stringToBytes(TEXT)).slice(0, 10)
  const { rules } = app.match

  await test.step('sums them up, with the text that the site serves', async () => {
    await app.match.open(match)
    await app.match.scrollToRules()
    await expect(rules).toContainText(`Version ${hash.slice(0, 10)}`)
    await expect(rules).not.toContainText('Postponed')
    await app.match.openHouseRules()
    await expect(rules).toContainTexts(
      'PostponedStarts within 48 hours: bets stand. Later: void. Betting closes at the times shown. Section 9',
      `Version of 28 Nov 2026, ${hash.slice(0, 10)}. Its text matches the hash on the chain.`,
    )
    const link = rules.getByRole('link', { name: 'Open the text' })
    const served = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(served.headers()['content-type']).toMatch(/^text\/plain/)
    expect(await served.body()).toEqual(text)
  })

  await test.step('leads from each point to its section of the text', async () => {
    await expect(page.getByRole('heading', { name: '9. Postponed' })).toBeHidden()
    await rules.locator('summary', { hasText: 'Full text' }).click()
    await expect(rules).toBeAccessible()
    const points = await rules.getByRole('button', { name: /^Section \d+$/ }).all()
    expect(points.length).toBeGreaterThan(8)
    for (const point of points) {
      const section = (await point.textContent())?.replace('Section ', '')
      await point.click()
      const heading = page.getByRole('heading', { name: new RegExp(`^${section}\\. `) })
      await expect(heading).toBeInViewport()
      await expect(heading).toBeFocused()
    }
  })

  await test.step('asks for the text when it is needed, and again when it failed', async () => {
    const requests = await serve(page, undefined)
    await app.visit(`/match/${other}`)
    await app.match.scrollToRules()
    await expect(rules).toContainText(`Version ${otherHash}`)
    expect(requests()).toBe(0)
    await app.match.openHouseRules()
    await expect(rules.getByRole('alert')).toContainText('The rules couldn’t be loaded')
    await expect(rules).not.toContainText('Postponed')
    await serve(page, TEXT)
    await rules.getByRole('button', { name: 'Try again' }).click()
    await expect(rules).toContainText(
      `Version of 12 Nov 2026, ${otherHash}. Its text matches the hash on the chain.`,
    )
  })

  await test.step('shows markup as text', async () => {
    await expect(page.getByRole('heading', { name: '1. Walkover' })).toBeVisible()
    await expect(rules).toContainText('<b>Always</b> a win.')
  })

  await test.step('warns of a text that has changed', async () => {
    await serve(page, TEXT.replace('Always', 'Never'))
    await page.reload()
    await app.match.openHouseRules()
    await expect(rules.getByRole('alert')).toContainText(
      'The text at this address isn’t the one on the chain.',
    )
    await expect(rules).not.toContainText('Never')
    await expect(rules).toBeAccessible()
  })
})
