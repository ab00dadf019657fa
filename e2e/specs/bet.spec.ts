import { formatEther, parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { hour, minute } from '@/testing/time'
import { expect, test } from '../test.ts'

test('takes a visitor to placed bets with one button, each sent once', async ({
  chain,
  wallet,
  page,
  app,
}) => {
  await chain.giveWeth(accounts.bettor, '2')
  const match = await chain.createMatch()
  const next = await chain.createMatch({ name: 'T1 vs Gen.G' })
  const position = () => chain.positionOf(match, accounts.bettor)
  await app.match.open(match)

  await test.step('keeps the draft while connecting', async () => {
    await app.match.draft('Team B', '0.5')
    await app.match.connect()
    await app.expectConnected(accounts.bettor)
    await app.match.expectDraft('Team B', '0.5')
  })

  await test.step('keeps the approval options in sight of its button', async () => {
    for (const [width, height] of [
      [1280, 800],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height })
      await app.match.amount.scrollIntoViewIfNeeded()
      await app.match.expectInSight(app.match.approval.getByText('Approval options'))
      await app.match.expectInSight(app.match.button)
    }
  })

  await test.step('approves no more than the bet, and places it once on a double click', async () => {
    await app.match.approve()
    await expect(app.match.approval).toContainText('Approval successful!')
    expect(await chain.allowanceOf(accounts.bettor)).toBe(parseEther('0.5'))
    await app.match.expectReadyToBet()
    await app.match.button.dblclick()
    await app.match.expectPlaced('0.5 WETH on FaZe Clan (Team B)')
    await expect(app.match.position).toContainTexts('Team B', '0.5', 'Pending')
    await expect(app.match.pools).toContainText('Total pool0.5 WETH')
    wallet.expectPrompts('connect', 'send', 'send')
    expect(await position()).toEqual({ stake: parseEther('0.5'), side: 2, claimed: false })
  })

  await test.step('approves 1,000,000 WETH for all later bets', async () => {
    await app.match.addToBet()
    await app.match.amount.fill('0.5')
    await app.match.dontAskAgain(app.match.approval)
    await expect(app.match.approval).toContainText('Approves 1,000,000 WETH')
    await app.match.approve()
    await app.match.expectReadyToBet()
    expect(await chain.allowanceOf(accounts.bettor)).toBe(parseEther('1000000'))
    await app.match.placeBet()
    await expect(app.match.position).toContainText('1 WETH')
    await app.match.addToBet()
    await app.match.bet()
    await expect(app.match.position).toContainText('1.5 WETH')
    wallet.expectPrompts('connect', 'send', 'send', 'send', 'send', 'send')
    expect(await position()).toMatchObject({ stake: parseEther('1.5') })
  })

  await app.match.expectPlaced(/0\.5 /)
  await expect(app.match.form).toContainText('Pays now if it wins0.5 WETH')
  await expect(app.match.form).toContainText('Result expected1 Mar 2027, 15:01')
  await expect(app.match.form).toContainText('No result by 8 Mar 2027, 15:01?')
  await app.match.form.getByRole('link', { name: /^Next match/ }).click()
  await expect(page).toHaveURL(`/match/${next}`)
  await expect(app.match.amount).toHaveValue('')
})

test('bets in one confirmation, upgrades the account if asked to, and leaves nothing behind if rejected', async ({
  chain,
  wallet,
  page,
  app,
}) => {
  wallet.startBatching('ready')
  await chain.giveWeth(accounts.bettor, '2')
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)

  await test.step('upgrades the account for one confirmation', async () => {
    await app.match.draft('Team B', '0.5')
    await app.match.expectReadyToApprove()
    const offer = app.match.form.getByRole('button', { name: 'Approve and bet in one step' })
    await expect(offer).toHaveAccessibleDescription(/^Your wallet asks to upgrade this account/)
    await expect(app.match.form).toBeAccessible()
    await offer.press('Enter')
    await app.match.expectPlaced(/0\.5 .*Team B/)
    wallet.expectPrompts('connect', 'upgrade account', 'send batch')
  })

  await test.step('leaves nothing behind if rejected', async () => {
    await page.reload()
    wallet.rejectNext()
    await app.match.bet()
    await app.match.expectNote('You cancelled in your wallet. Nothing was sent.')
    await app.match.expectDraft('Team B', '0.5')
    expect(await chain.allowanceOf(accounts.bettor)).toBe(0n)
    await app.match.placeBet()
    await expect(app.match.position).toContainText('1 WETH')
    wallet.expectPrompts('connect', 'upgrade account', 'send batch', 'send batch', 'send batch')
    expect(await chain.allowanceOf(accounts.bettor)).toBe(0n)
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('1'), side: 2 })
  })

  await test.step('tells of one that is confirmed after a reload', async () => {
    await app.match.addToBet()
    const prompt = await app.match.holdBet(wallet)
    await page.reload()
    await app.match.expectBetRefused(/Your bet of 0\.5 WETH on FaZe Clan can still be placed until \d/)
    prompt.confirm()
    await app.expectStatus('Your bet of 0.5 WETH on FaZe Clan was placed.')
    await expect(app.match.position).toContainText('1.5 WETH')
  })
})

test('bets ether without an approval, and keeps some for gas', async ({ chain, wallet, app }) => {
  await chain.client.setBalance({ address: accounts.bettor, value: parseEther('0.5') })
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)

  await test.step('starts with ether when there is no WETH', async () => {
    await expect(app.match.form.getByLabel('Bet Amount (ETH)')).toBeVisible()
  })

  await test.step('points to ether only if it covers the amount', async () => {
    await app.match.payWith('WETH')
    await app.match.amount.fill('0.6')
    await app.match.expectRefused('Insufficient Balance', 'You have 0 WETH.')
    await app.match.amount.fill('0.4')
    await app.match.expectRefused('Insufficient Balance', /ETH instead/)
    await expect(app.match.approval).toBeHidden()
    await app.match.press('Pay with ETH')
  })

  await test.step('bets ether in one transaction without an approval', async () => {
    await app.match.bet('0.25')
    await app.match.expectPlaced(/0\.25 ETH on .*Team A/)
    wallet.expectPrompts('connect', 'send')
    const stake = parseEther('0.25')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake, side: 1 })
    expect(await chain.balanceOf(accounts.bettor)).toBe(0n)
  })

  await test.step('keeps some ether for gas', async () => {
    await app.match.addToBet()
    const balance = await chain.client.getBalance({ address: accounts.bettor })
    await app.match.amount.fill(formatEther(balance))
    await app.match.expectRefused('Insufficient Balance', /gas/)
    await app.match.max()
    await app.match.placeBet()
    await app.match.expectPlaced(/Team A/)
  })
})

test('adds a live bet to an early position, each in its own pool', async ({ chain, app }) => {
  const name = 'T1 vs Gen.G'
  const match = await chain.createMatch({ name, endsIn: 5 * hour })
  await chain.fundBettor('2', '2')
  await app.match.openAndConnect(match)
  await app.match.amount.fill('1')
  await expect(app.match.payoutDetails).toContainTexts('PoolEarly pool', 'Matched now0 of 1 WETH')
  await expect(app.match.preview).toContainText('your stake comes back, whoever wins')
  await app.match.placeBet()
  await app.match.expectPlaced(/1/)

  await chain.pass(hour + minute)
  await app.match.addToBet()
  await app.match.amount.fill('0.1')
  await expect(app.match.payoutDetails).toContainText('PoolLive pool')
  await expect(app.match.payoutDetails).toContainText('Live bets only play against live bets.')
  await expect(app.match.pools).toContainText(/Team A: Room left: \d.*Team B: Room left: \d/)
  await expect(app.match.preview).toContainText('this stake comes back, whoever wins')
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '9' })
  await expect(app.match.payoutDetails).toContainText('No bet gains more than 50 times its stake.')
  await expect(app.match.form).toBeAccessible()
  await app.match.placeBet()
  // 50 times 0.1 WETH, less the fee of 8 %, and the stakes.
  await expect(app.match.position).toContainTexts('Early pool1', 'Live pool0.1', '5.7', '0.1 of 1.1 WETH')

  await app.myBets.open()
  await app.myBets.expectAmounts(name, 'Pays now if it wins 5.7')
  await app.myBets.expectAmounts(name, 'Matched now 0.1 of 1.1 WETH')
  await expect(app.myBets.row(name)).toContainText('Live pool 0.1')
  await expect(app.main).toBeAccessible()

  await test.step('caps live stakes on a side', async () => {
    await app.visit(`/match/${match}`)
    await app.match.amount.fill('0.5')
    await chain.bet(match, { by: accounts.second, side: 1, amount: '9.6' })
    await app.match.expectRefused('Maximum bet is 0.4 WETH', /live/)
    await expect(app.match.form).toContainText('0.01 to 0.4 WETH (live limit)')
    await chain.bet(match, { by: accounts.second, side: 1, amount: '0.4' })
    await app.match.expectRefused('Maximum bet is 0 WETH', 'Live betting on T1 (Team A) is full.')
    await expect(app.match.form).toContainText('At least 0.01 WETH')
    await expect(app.match.preview).toBeHidden()
    await expect(app.match.approval).toBeHidden()
  })
})
