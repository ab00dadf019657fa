import { parseEther } from 'viem'
import { local } from '@/chain/config/chains'
import { accounts } from '@/testing/accounts'
import { placePriceFeeds, setPrice } from '@/testing/priceFeeds'
import { day } from '@/testing/time'
import { expect, test } from '../test.ts'

test('shows what WETH is worth, in the chosen currency, by feeds that are fresh', async ({
  chain,
  page,
  app,
}) => {
  await placePriceFeeds(chain.client)
  const match = await chain.createMatch({ teamA: { rival: '1' } })
  await chain.fundBettor()
  const footer = page.getByRole('contentinfo')
  const currency = footer.getByRole('combobox', { name: 'Currency' })

  await app.match.openAndConnect(match)
  await expect(app.match.pools).toContainText('≈ $3,120')
  await app.scrollToEnd(currency)
  await expect(footer).toContainText('Local ETH/USD, 1 Mar 2027')
  await currency.selectOption('EUR')
  await expect(app.match.pools).toContainText('≈ €2,889')
  await app.match.amount.fill('0.5')
  // The payout has none: its value is that of the profit, of which there is none yet.
  await expect(app.match.form.getByText('≈')).toHaveText(['≈ €1,445'])

  await test.step('takes the stake in that currency, and bets the WETH shown', async () => {
    await app.match.form.getByRole('button', { name: 'WETH: type in EUR instead' }).click()
    await expect(app.match.form.getByLabel('Bet Amount (EUR)')).toHaveValue('1444.65')
    await app.match.amount.fill('1500')
    await expect(app.match.form).toContainText('0.5191 WETH')
    await page.reload()
    await expect(app.match.form.getByLabel('Bet Amount (EUR)')).toHaveValue('1500')
    await expect(app.match.form).toBeAccessible()
    await app.match.placeBet()
    await app.match.expectPlaced(/0\.5191 WETH/)
    const stake = parseEther('0.519155')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake })
    await expect(app.match.form.getByText('≈ €1,500')).toHaveCount(2)
  })

  await app.match.form.getByRole('button', { name: 'Share' }).click()
  const picture = page.getByRole('dialog', { name: 'Share this bet' }).getByRole('img')
  await expect(picture).toHaveAccessibleName(/^Bet on Natus Vincere/)
  await page.keyboard.press('Escape')

  const [ether] = local.custom.priceFeeds
  if (ether) await setPrice(chain.client, ether.address, { answer: 3_000_00000000n, age: 2 * day })
  await page.reload()
  await expect(app.match.pools).toContainText('1.5191 WETH')
  await app.scrollToEnd(currency)
  await expect(currency).toHaveValue('EUR')
  await expect(footer).toContainText('No current price, so values are in WETH only.')
  await expect(app.match.pools).not.toContainText('≈')
})
