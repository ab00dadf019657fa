import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { expect, test } from '../test.ts'

const QUICK_STAKE = parseEther('0.01')

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('takes three clicks to a placed bet, and changes side and match', async ({ chain, page, app }) => {
    await chain.fundBettor()
    const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
    await chain.createMatch({ name: 'Fnatic vs G2' })
    await app.matches.openAndConnect('?sort=newest')
    await app.matches.expectMatches('Fnatic vs G2', 'T1 vs Gen.G')
    // Another tab opens the same list.
    await expect(app.matches.odds('T1 vs Gen.G', 'T1')).toHaveAttribute(
      'href',
      'matches?bet=1&side=1&sort=newest',
    )

    await test.step('other odds change what is bet on', async () => {
      await app.matches.odds('T1 vs Gen.G', 'T1').click()
      await expect(app.match.team('Team A')).toBeChecked()
      await expect(app.matches.odds('T1 vs Gen.G', 'T1')).toHaveAttribute('aria-current', 'page')
      await app.match.amount.fill('0.5')
      await app.matches.odds('T1 vs Gen.G', 'Gen.G').click()
      await app.match.expectDraft('Team B', '0.5')
      await expect(page).toBeAccessible()
      await app.matches.odds('Fnatic vs G2', 'G2').click()
      await expect(app.matches.slip('Fnatic vs G2')).toBeVisible()
      await app.match.expectDraft('Team B', '')
    })

    await test.step('Escape closes the form and goes back to the odds', async () => {
      await expect(app.match.amount).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(app.match.form).toBeHidden()
      await expect(page).toHaveURL('/matches?sort=newest')
      await expect(app.matches.odds('Fnatic vs G2', 'G2')).toBeFocused()
    })

    await test.step('one Back closes it after several odds', async () => {
      await page.keyboard.press('Enter')
      await expect(app.match.amount).toBeFocused()
      await app.matches.odds('T1 vs Gen.G', 'T1').click()
      await app.match.expectDraft('Team A', '0.5')
      await page.goBack()
      await expect(app.match.form).toBeHidden()
      await expect(app.matches.odds('T1 vs Gen.G', 'T1')).toBeFocused()
    })

    await test.step('three clicks place a bet', async () => {
      await app.matches.odds('T1 vs Gen.G', 'Gen.G').click()
      await expect(app.match.amount).toBeFocused()
      await app.match.quickStake.click()
      await app.match.placeBet()
      await app.match.expectPlaced('Gen.G')
      await expect(page).toHaveURL(`/matches?sort=newest&bet=${match}&side=2`)
      expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: QUICK_STAKE, side: 2 })
    })

    await page.goBack()
    await expect(app.match.form).toBeHidden()
    await page.goForward()
    await app.matches.slip('T1 vs Gen.G').getByRole('link', { name: 'View Details' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'T1 vs Gen.G' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('takes three taps to a placed bet in a sheet', async ({ chain, page, app }) => {
    await chain.fundBettor()
    const match = await chain.createMatch({ name: 'T1 vs Gen.G', teamA: { rival: '1' } })
    await app.matches.openAndConnect()
    const odds = app.matches.odds('T1 vs Gen.G', 'Gen.G')
    const sheet = page.getByRole('dialog', { name: 'T1 vs Gen.G' })

    await odds.click()
    await expect(sheet).toBeVisible()
    await expect(app.match.amount).toBeFocused()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(odds).toBeFocused()

    await odds.click()
    await expect(app.match.amount).toBeFocused()
    await app.match.quickStake.click()
    await app.match.placeBet()
    await app.match.expectPlaced('Gen.G')
    await expect(page).toHaveURL(`/matches?bet=${match}&side=2`)
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: QUICK_STAKE, side: 2 })
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
    await expect(odds).toBeFocused()

    await app.matches.open('?bet=99')
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  })

  test('leads to the form by the odds, which follow down the page', async ({ chain, page, app }) => {
    const match = await chain.createMatch({ name: 'T1 vs Gen.G', teamA: { rival: '1' } })
    await app.match.open(match)
    const odds = app.match.odds('Gen.G')
    for (const _ of ['first', 'second']) {
      await odds.click()
      await app.match.expectDraft('Team B', '')
      await expect(app.match.amount).toBeFocused()
      await app.match.team('Team A').check()
    }

    await test.step('once out of view, they stand at the bottom', async () => {
      await expect(app.match.oddsBar).toBeHidden()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await app.match.odds('Gen.G', app.match.oddsBar).click()
      await app.match.expectDraft('Team B', '')
      await expect(app.match.amount).toBeFocused()
      await app.match.expectInSight(app.match.button)
      await expect(app.match.oddsBar).toBeHidden()
    })
  })
})
