import { hexToBigInt, numberToHex } from 'viem'
import { matchSlot } from '@/features/matches/check/poolStorage'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { expect, test } from '../test.ts'

test('checks a match, gives the proof as a file, and finds a false total and foreign code', async ({
  chain,
  page,
  app,
}) => {
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '4' })
  await chain.bet(match, { by: accounts.second, side: 2, amount: '4' })
  await chain.pass(2 * hour)
  await chain.finalize(match, 1)
  await app.match.open(match)
  await app.match.history.scrollTo()
  await page.getByRole('link', { name: 'Check this match' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Check: T1 vs Gen.G' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'All 2 payouts of this match are right.' })).toContainTexts(
    'Everything adds up.',
    'The result on the chain: T1 won (Team A).',
  )
  const unfold = async (name: string) => {
    await page.getByRole('heading', { name }).click()
    return page.getByRole('region', { name })
  }
  const checks = await unfold('All checks')
  await expect(checks.getByRole('listitem')).toHaveText([
    /^All bets of the pool.*2 bettors and 2 bets\. None is missing\.$/,
    /^Sum of the bets.*2 bets on this match: 8 WETH, as the contract says\.$/,
    /^Payouts.*All 2 payouts equal the contract’s\.$/,
    /^Pool balance.*The pool holds 8 WETH\. It needs 8 WETH/,
    /^House rules.*matches the hash on the chain\.$/,
    /^Contract code.*the code that this build was made with\.$/,
    /^Arbiter.*is the one on record\.$/,
    /^Log of the result.*Read under “Result on record”/,
  ])
  await unfold('Bets on this match')
  await expect(page.getByRole('row', { name: /T1/ })).toContainText(/7\.68 WETH.*7\.68 WETH/)
  const record = await unfold('Result on record')
  await expect(record.getByRole('listitem')).toHaveText([/^Result posted: T1 won.*0xf39F…2266/])
  await expect(checks).toContainText(/Log of the result Right.*the contract’s storage proves\./)
  await expect(page).toBeAccessible()
  const { name, text } = await app.match.download('Download JSON')
  expect(name).toBe(`clutchpool-match-${match}-check.json`)
  expect(JSON.parse(text)).toMatchObject({
    outcome: 'A',
    record: [{ event: 'MatchFinalized', by: accounts.operator, side: 1 }],
  })

  const slot = matchSlot(match)
  const address = chain.contracts.bettingPool.address
  const value = hexToBigInt((await chain.client.getStorageAt({ address, slot })) ?? '0x')
  await chain.client.setStorageAt({ address, index: slot, value: numberToHex(value + 1n, { size: 32 }) })
  await chain.client.setCode({ address: chain.contracts.communityHub.address, bytecode: '0x00' })
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('alert')).toContainText('Something differs.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Differs' })).toHaveText([
    'Sum of the bets DiffersThe bets add up to 8 WETH. The contract says 8.000000000000000001 WETH.',
    'Contract code DiffersNot the code of this build: CommunityHub.',
  ])
})
