import { getAddress } from 'viem'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { short } from '../pages/layout.ts'
import { expect, test } from '../test.ts'

test('shows a bettor’s figures, bets and standing, at an address in any case', async ({
  chain,
  page,
  app,
}) => {
  const { bettor, rival, second } = accounts
  const won = await chain.createMatch({ name: 'LoL: T1 vs Gen.G' })
  const lost = await chain.createMatch({ name: 'LoL: G2 vs Fnatic' })
  const cup = await chain.tournaments.createMatches()
  const open = await chain.createMatch({ name: 'CS2: FaZe vs Vitality', startsIn: 5 * hour })
  await chain.tournaments.play(await chain.tournaments.create({ matchIds: cup }), rival, cup, [1, 2])
  for (const match of [won, lost]) {
    await chain.bet(match, { by: rival, side: 2, amount: '2' })
    await chain.bet(match, { by: bettor, side: 1, amount: '1' })
  }
  await chain.bet(open, { by: rival, side: 1, amount: '0.5' })
  await chain.register(second, rival)
  await chain.finish(2, won)
  await chain.finalize(lost, 1)

  await page.setViewportSize({ width: 360, height: 740 })
  await app.community.open()
  await app.community.leaderboard.getByRole('link', { name: short(rival) }).click()
  await expect(page).toHaveURL(`/bettor/${rival}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bettor ${short(rival)}`)

  await app.bettor.expectFact('Profit', '−1.08')
  await app.bettor.expectFact('Won', '1 of 2')
  await app.bettor.expectFact('Biggest win (WETH)', /\+0\.92.*LoL: T1 vs Gen\.G/)
  await app.bettor.expectFact('Favorite games', /LoL 2 bets.*CS2 1 bet$/)
  await app.bettor.expectFact('Referrals', '1')
  await app.bettor.expectBets(
    /FaZe.*0\.5.*Team A.*Pending.*–/,
    /G2.*2.*Team B.*Lost.*−2/,
    /Gen\.G.*2.*Team B.*Won.*\+0\.92/,
  )
  await expect(app.bettor.tournaments.getByRole('link')).toHaveCount(1)
  await expect(app.main.getByRole('button', { name: /claim/i })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await app.connect()
  await app.openAccount(bettor)
  await app.accountPanel.getByRole('link', { name: 'My page' }).click()
  await expect(page).toHaveURL(`/bettor/${bettor}`)
  await app.bettor.expectFact('Profit', '+0.84')
  await app.main.getByRole('link', { name: 'Go to My Bets' }).click()
  await expect(page).toHaveURL('/my-bets')

  const stranger = `0x${'ab'.repeat(20)}` as const
  await app.bettor.open(stranger)
  await expect(page).toHaveURL(`/bettor/${getAddress(stranger)}`)
  await expect(app.main).toContainTexts('No bets yet', 'No tournaments joined yet.')
})
