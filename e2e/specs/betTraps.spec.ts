import { decodeFunctionData, parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { deferred } from '@/testing/deferred'
import { placePriceFeeds } from '@/testing/priceFeeds'
import type { TestChain } from '@/testing/testChain'
import { doubleTap, expectCoversNothing, movementOf, pressMouse, tap } from '../fixtures/pointer.ts'
import { expect, test } from '../test.ts'

const NAME = 'LoL: T1 vs Gen.G — LCK Final'
const LAPTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 360, height: 740 }
const SIZES = [LAPTOP, PHONE, SMALL_PHONE] as const

const createMatch = (chain: TestChain) =>
  chain.createMatch({ name: NAME, teamA: { rival: '1' }, teamB: { second: '3' } })

/** Returns the minimum payout of the bet in the newest block. */
async function minPayoutOf(chain: TestChain) {
  const { transactions } = await chain.client.getBlock({ includeTransactions: true })
  const [sent] = transactions
  if (!sent) throw new Error('The newest block has no transaction')
  const { functionName, args } = decodeFunctionData({
    abi: chain.contracts.bettingPool.abi,
    data: sent.input,
  })
  if (functionName !== 'placeBetWithin') throw new Error(`Sent ${functionName}`)
  return args[3]
}

test.describe('digits typed before the form is there arrive in it', () => {
  for (const [device, viewport] of [
    ['a laptop', LAPTOP],
    ['a phone', PHONE],
  ] as const) {
    test(`from the list, on ${device}`, async ({ chain, page, app }) => {
      await chain.createMatch({ name: 'T1 vs Gen.G', teamA: { rival: '1' } })
      await page.setViewportSize(viewport)
      const form = deferred()
      await page.route(/BetSlip/, async (route) => {
        await form.promise
        await route.continue()
      })
      await app.matches.openAndConnect()
      const odds = app.matches.odds('T1 vs Gen.G', 'Gen.G')
      await expect(odds).toBeVisible()
      await pressMouse(odds)
      await page.keyboard.type('0.27')
      await page.keyboard.press('Backspace')
      form.resolve()
      await page.keyboard.type('5')
      await expect(app.match.amount).toBeFocused()
      await page.keyboard.type('1')
      await app.match.expectDraft('Team B', '0.251')
    })
  }

  test('from the home page, on a slow processor', async ({ chain, page, app }) => {
    await chain.createMatch({ name: NAME, startsIn: 0 })
    const browser = await page.context().newCDPSession(page)
    await app.home.open()
    const odds = app.home.ongoingMatch(NAME).getByRole('link', { name: 'Bet on Gen.G' })
    await expect(odds).toBeVisible()
    await app.expectStarted()
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await pressMouse(odds)
    await page.keyboard.type('0.25', { delay: 100 })
    await expect(app.match.amount).toBeFocused()
    await app.match.expectDraft('Team B', '0.25')
  })

  test('and nowhere else: not in a form that opens later', async ({ chain, page, app }) => {
    await chain.createMatch({ name: 'T1 vs Gen.G', teamA: { rival: '1' } })
    const form = deferred()
    await page.route(/BetSlip/, async (route) => {
      await form.promise
      await route.continue()
    })
    await app.matches.open()
    await pressMouse(app.matches.odds('T1 vs Gen.G', 'Gen.G'))
    await page.keyboard.type('0.2')
    await app.main.click({ position: { x: 2, y: 2 } })
    form.resolve()
    await expect(app.match.amount).toHaveValue('')
  })
})

test.describe('the quote is the one on screen when typing stopped', () => {
  test('a bet beyond the tolerance waits until the new odds are accepted', async ({
    chain,
    wallet,
    page,
    app,
  }) => {
    await chain.fundBettor('5', '5')
    const match = await createMatch(chain)
    await app.match.openAndConnect(match)
    await app.match.amount.fill('1')
    await app.match.expectReadyToBet()
    await expect(app.match.preview).toContainText('2.38×')

    await test.step('a small move is seen, and keeps the floor', async () => {
      await chain.bet(match, { by: accounts.rival, side: 1, amount: '0.1' })
      await expect(app.match.preview).toContainText(/2\.31×.*2\.38×/)
      await app.match.expectNote('The odds moved from 2.38× to 2.31×.')
      await app.match.expectReadyToBet()
      await expect(app.match.form).toContainText('Cancelled if it pays under 2.242 WETH.')
    })

    await test.step('a large one waits', async () => {
      await chain.bet(match, { by: accounts.rival, side: 1, amount: '2' })
      await app.match.expectBetRefused(/from 2\.38× to 1\.67×/)
      await pressMouse(app.match.button)
      await app.match.amount.press('Enter')
      await expect(app.match.form).toBeAccessible()
    })

    await test.step('the draft keeps its quote over a reload', async () => {
      await page.reload()
      await app.match.expectBetRefused(/from 2\.38× to 1\.67×/)
    })

    await test.step('accepting gives the new floor, and a later move leaves it', async () => {
      await app.match.form.getByRole('button', { name: 'Accept 1.67×' }).click()
      await app.match.expectReadyToBet()
      await expect(app.match.button).toBeFocused()
      await expect(app.match.form).toContainText('Cancelled if it pays under 1.6058 WETH.')
      await chain.bet(match, { by: accounts.second, side: 2, amount: '1' })
      await expect(app.match.preview).toContainText(/1\.89×.*1\.67×/)
      wallet.expectPrompts('connect')
      await app.match.placeBet()
      await app.match.expectPlaced(/1 WETH/)
      wallet.expectPrompts('connect', 'send')
      // 1 WETH and 90 % of the profit at 1.67×.
      const accepted = (parseEther('3') * 92n * 10n) / 41n / 100n
      const floor = parseEther('1') + (accepted * 9_000n) / 10_000n
      expect(Number(await minPayoutOf(chain)) / 1e18).toBeCloseTo(Number(floor) / 1e18, 6)
    })
  })

  test('without protection it takes the odds as they are', async ({ chain, app }) => {
    await chain.fundBettor('5', '5')
    const match = await createMatch(chain)
    await app.match.openAndConnect(match)
    await app.match.amount.fill('1')
    await app.match.limitOdds('Off')
    await chain.bet(match, { by: accounts.rival, side: 1, amount: '2' })
    await app.match.expectNote(/from 2\.38× to/)
    await app.match.placeBet()
    await app.match.expectPlaced(/1 WETH/)
    expect(await minPayoutOf(chain)).toBe(0n)
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE })

  for (const payWith of ['ETH', 'WETH'] as const) {
    test(`a double tap on a quick stake chooses it, paying in ${payWith}`, async ({ chain, wallet, app }) => {
      await chain.client.setBalance({ address: accounts.bettor, value: parseEther('10') })
      if (payWith === 'WETH') await chain.giveWeth(accounts.bettor, '5')
      const match = await createMatch(chain)
      await app.match.openAndConnect(match)
      const chips = app.match.form.getByRole('group', { name: 'Quick stakes' }).getByRole('button')
      for (const index of [0, 1, 2, 3]) {
        await app.match.amount.fill('')
        const chip = chips.nth(index)
        // Right above the button's place.
        const place = await app.match.bar.boundingBox()
        await chip.evaluate(
          (element, top) => scrollBy(0, element.getBoundingClientRect().bottom + 4 - top),
          place?.y ?? PHONE.height,
        )
        await doubleTap(chip)
        await expect(app.match.amount).toHaveValue(/^0\.\d+$/)
        if (payWith === 'WETH')
          await expect(app.match.approval).toContainText('Lets Clutchpool use this WETH.')
        await expect(app.match.button).not.toHaveAttribute('aria-busy')
      }
      wallet.expectPrompts('connect')
    })
  }

  test('the button says beside it what is staked, and nothing is under it', async ({ chain, page, app }) => {
    await chain.client.setBalance({ address: accounts.bettor, value: parseEther('10') })
    await chain.giveWeth(accounts.bettor, '5')
    const match = await createMatch(chain)
    await app.match.openAndConnect(match)
    await app.match.payWith('ETH')
    await app.match.amount.scrollIntoViewIfNeeded()
    await tap(app.match.amount)
    for (const height of [PHONE.height, 480]) {
      await page.setViewportSize({ width: PHONE.width, height })
      await app.match.amount.fill('0.05')
      await app.match.expectReadyToBet()
      await expect(app.match.preview).toContainText('0.05 ETH on T1')
      for (const part of [app.match.amount, app.match.potentialWinnings, app.match.button])
        await app.match.expectInSight(part)
    }
    await app.match.payWith('WETH')
    await app.match.expectReadyToApprove()
    for (const part of [app.match.amount, app.match.potentialWinnings, app.match.button])
      await app.match.expectInSight(part)
  })
})

for (const { width, height } of SIZES) {
  test(`the button stays where it is after a key, at ${width} × ${height}`, async ({ chain, page, app }) => {
    await placePriceFeeds(chain.client)
    await chain.giveWeth(accounts.bettor, '1')
    const match = await createMatch(chain)
    await page.setViewportSize({ width, height })
    await app.match.openAndConnect(match)
    // Parts that a key shows come late, as over a slow network.
    const late = deferred()
    await page.route('**/*.js', async (route) => {
      await late.promise
      await route.continue()
    })
    await app.match.amount.click()
    // The whole balance is short of 1.5, and the allowance of everything.
    for (const key of ['0', '.', '0', '5', 'Backspace', '9', 'Backspace', 'Backspace', '5', 'Home', '1']) {
      await page.keyboard.press(key)
      const movement = movementOf(app.match.button)
      // The first key of an amount above zero.
      if (key === '5') late.resolve()
      expect(await movement, `after ${key}`).toBeLessThanOrEqual(1)
    }
    await app.match.expectRefused('Insufficient Balance', 'You have 1 WETH.')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('0')
    await pressMouse(app.match.button)
    await expect(app.match.approval).toContainText('Approval successful!')
  })
}

test('warns of a win that hardly pays, and values the profit', async ({ chain, app }) => {
  await placePriceFeeds(chain.client)
  await chain.fundBettor('9', '9')
  const match = await chain.createMatch({ name: NAME, teamA: { rival: '1' }, teamB: { second: '0.0139' } })
  await app.match.openAndConnect(match)
  await app.match.amount.fill('5')
  await app.match.expectNote('You’d stake 5 WETH to win 0.0106 WETH.')
  await expect(app.match.preview).toContainText('≈ $33')
  await expect(app.match.preview).not.toContainText('≈ $15')
  await chain.bet(match, { by: accounts.second, side: 2, amount: '1' })
  await expect(app.match.preview).toContainText('1.15×')
  await expect(app.match.preview).not.toContainText('You’d stake')
})

test('a toast never covers a control', async ({ chain, page, app, cup }) => {
  await chain.tournaments.play(cup.id, accounts.bettor, cup.matchIds, [1, 1])
  await app.tournament.openAndConnect(cup.id)
  const toast = page.getByRole('status', { name: 'Notifications' }).locator(':scope > *')
  for (const [viewport, team] of [
    [SMALL_PHONE, 'Team B'],
    [PHONE, 'Team A'],
    [LAPTOP, 'Team B'],
  ] as const) {
    await page.setViewportSize(viewport)
    const picks = app.tournament.predictions.getByRole('radio', { name: team })
    await picks.first().check()
    await app.tournament.save(1)
    await expect(toast.last()).toContainText('Predictions saved.')
    await picks.last().check()
    const save = app.tournament.predictions.getByRole('button', { name: 'Save 1 prediction' })
    // Low on the screen, above a phone's navigation.
    await save.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 84))
    await expectCoversNothing(toast)
    await pressMouse(save)
    await expect(save).toBeHidden()
  }
})

test('keeps the amount clear of its switch at twice the text size', async ({ chain, page, app }) => {
  await chain.fundBettor()
  const match = await createMatch(chain)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await app.match.openAndConnect(match)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const coins = app.match.form.getByRole('group', { name: 'Pay with' })
  for (const { width, height } of [LAPTOP, PHONE, { width: 320, height: 640 }]) {
    await page.setViewportSize({ width, height })
    await expectCoversNothing(coins)
    const amount = await app.match.amount.boundingBox()
    // Six digits.
    expect(amount?.width).toBeGreaterThan(6 * 24)
  }
})
