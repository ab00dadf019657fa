import { parseEther, zeroAddress } from 'viem'
import { accounts } from '@/testing/accounts'
import type { TestChain } from '@/testing/testChain'
import { currentRules, rulesUri } from '../../script/lib/houseRules.ts'
import { expect, test } from '../test.ts'

test('the owner sets what new matches go by', async ({ chain, wallet, page, errors, admin }) => {
  await admin.enterAsOperator('settings')
  const results = admin.settings.group('Results and challenges')

  await test.step('names an arbiter before the first match', async () => {
    const form = await admin.settings.open('Results and challenges', 'Change', 'Arbiter')
    await form.getByLabel('New arbiter’s address').fill(accounts.second)
    await form.getByLabel('Ruling period').fill('7')
    const set = form.getByRole('button', { name: 'Set arbiter' })
    await expect(set).toHaveAttribute('aria-disabled', 'true')
    await expect(set).toHaveAccessibleDescription(
      'First set a dispute window of at least 1 hour under Betting.',
    )
    await admin.settings.submit(await admin.settings.open('Betting', 'Change', 'Dispute window'), '1')
    await admin.confirm('Set window')
    await expect(admin.settings.group('Betting')).toContainText('1 h')
    await set.click()
    await expect(admin.confirmation).toContainText(
      'The owner decides nothing that is challenged within the dispute window, at least 1 hour.',
    )
    await admin.confirm('Set arbiter', accounts.second.slice(-4))
    await admin.expectStatus('The arbiter is set')
    await expect(admin.settings.group('Results and challenges')).toContainTexts(
      accounts.second,
      'Has 7 days for a ruling',
    )
    await chain.createMatch()
    await expect(results).toContainText('Fixed since the first match was created')
    await expect(results.getByRole('button', { name: 'Change Arbiter' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  await test.step('changes rates, the dispute window and the bond within their bounds', async () => {
    await expect(admin.settings.group('Betting')).toContainTexts('8%', '10%', '50×')
    const fee = await admin.settings.open('Betting', 'Change', 'Fee')
    const field = fee.getByLabel('New fee')
    await expect(field).toBeFocused()
    await admin.settings.submit(fee, '10.01')
    await expect(field).toHaveAccessibleDescription(/The fee can be at most 10%\./)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill('2,5')
    wallet.rejectNext()
    await field.press('Enter')
    await expect(admin.confirmation).toContainText('New matches charge 2.5%')
    await admin.confirm('Set fee')
    await expect(fee).toContainText('You cancelled in your wallet.')
    await expect(field).toHaveValue('2,5')
    await fee.getByRole('button', { name: 'Save' }).click()
    await admin.confirm('Set fee')
    await admin.expectStatus('The fee is now 2.5%')
    await expect(fee).toBeHidden()
    expect(await chain.feeOf(await chain.createMatch())).toBe(250)

    const costs = 'Challenging a new match costs at least 0.5 WETH, instead of 0.01 WETH.'
    for (const [group, setting, value, button, shown, consequence] of [
      ['Betting', 'Dispute window', '1.5', 'Set window', '1 h 30 min', '1 h 30 min'],
      ['Betting', 'Live cap', '25', 'Set cap', '25%', '25%'],
      ['Betting', 'Max gain', '20', 'Set max gain', '20×', '20'],
      ['Results and challenges', 'Minimum bond', '0,5', 'Set minimum bond', '0.5 WETH', costs],
    ] as const) {
      await admin.settings.submit(await admin.settings.open(group, 'Change', setting), value)
      await expect(admin.confirmation).toContainText(consequence)
      await admin.confirm(button)
      await expect(admin.settings.group(group)).toContainText(shown)
    }
    const shorter = await admin.settings.open('Betting', 'Change', 'Dispute window')
    await admin.settings.submit(shorter, '0.9')
    await expect(shorter).toContainText('With this arbiter, the dispute window must be at least 1 hour.')
  })

  await test.step('publishes house rules that browsers can load', async () => {
    await expect(results.getByRole('link', { name: /^\/rules\/\w{8}\.txt$/ })).toBeVisible()
    const form = await admin.settings.open('Results and challenges', 'Publish', 'House rules')
    const rules = currentRules()
    await expect(form).toContainTexts(`, ${rules.hash.slice(0, 10)}.`, 'already goes by it')
    const address = form.getByLabel('Address of the text')
    await address.fill('javascript:alert(1)')
    await form.getByLabel('The text as a file').setInputFiles({
      name: 'rules.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('A walkover is a win.'),
    })
    await form.getByRole('button', { name: 'Publish rules' }).click()
    await expect(form).toContainText('Enter an https:// or ipfs:// address, or a path of this site.')
    errors.allow(/rules\.example|ERR_CONNECTION_REFUSED/)
    await page.route('https://rules.example/*', (route) =>
      route.request().url().endsWith('/2')
        ? route.abort('connectionrefused')
        : route.fulfill({ body: 'A walkover is a win.', headers: { 'access-control-allow-origin': '*' } }),
    )
    await address.fill('https://rules.example/2')
    await address.blur()
    await expect(form).toContainText('Browsers can’t load this address.')
    await address.fill('https://rules.example/1')
    await expect(page).toBeAccessible()
    await form.getByRole('button', { name: 'Publish rules' }).click()
    await expect(admin.confirmation).toContainText('The text is there and has this hash.')
    await admin.confirm('Publish rules')
    await admin.expectStatus('House rules published')
    await chain.createMatch()
    await expect(results.getByRole('link', { name: 'https://rules.example/1' })).toBeVisible()

    await admin.settings.open('Results and challenges', 'Publish', 'House rules')
    await expect(form).not.toContainText('already goes by it')
    await form.getByRole('button', { name: 'Use this text' }).click()
    await expect(address).toHaveValue(rulesUri(rules))
    await expect(form).toContainText('The text is there and has this hash.')
    await form.getByRole('button', { name: 'Publish rules' }).click()
    await admin.confirm('Publish rules')
    await expect(form).toBeHidden()
    expect(await chain.rulesOf(await chain.createMatch())).toEqual([rules.hash, rulesUri(rules)])
  })
})

test('the owner pauses betting, moves money, connects a hub and names accounts', async ({
  chain,
  context,
  wallet,
  page,
  admin,
}) => {
  await admin.enterAsOperator('settings')

  await test.step('pauses and resumes, and every visitor sees it', async () => {
    const matchId = await chain.createMatch()
    const visitor = await context.newPage()
    await visitor.goto(`/match/${matchId}`)
    const betting = admin.settings.group('Betting')
    await betting.getByRole('button', { name: 'Pause' }).click()
    await expect(admin.confirmation).toContainText('Claims, refunds and results continue')
    await admin.confirm('Pause betting')
    await admin.expectStatus('Betting is paused')
    await expect(betting.getByText('Paused', { exact: true })).toBeVisible()
    await expect(visitor.getByText('New bets are paused. Claims')).toBeVisible()

    // Nobody could unpause a pool without an owner.
    const renounce = admin.settings.group('Pool ownership').getByRole('button', { name: 'Renounce' })
    await expect(renounce).toHaveAttribute('aria-disabled', 'true')
    await expect(renounce).toHaveAccessibleDescription(/Resume betting first/)

    await betting.getByRole('button', { name: 'Resume' }).click()
    await admin.expectStatus('Betting has resumed')
    await expect(visitor.getByText('New bets are paused. Claims')).toBeHidden()
    await visitor.close()
    wallet.expectPrompts('connect', 'send', 'send')
  })

  await test.step('withdraws the fees, and rescues stray tokens but never WETH', async () => {
    const money = 'Fees and stray tokens'
    await expect(admin.settings.group(money)).toContainText('No fees to withdraw yet.')
    await earnFees(chain)
    await expect(admin.settings.group(money)).toContainText('0.24 WETH')
    const form = await admin.settings.open(money, 'Withdraw', 'Accrued fees')
    await form.getByRole('button', { name: 'Use my address' }).click()
    await expect(form.getByLabel('Send fees to')).toHaveValue(accounts.operator)
    await form.getByLabel('Send fees to').fill(accounts.second)
    await form.getByRole('button', { name: 'Withdraw fees' }).click()
    const confirm = admin.confirmation.getByRole('button', { name: 'Withdraw fees' })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await admin.confirm('Withdraw fees', '93BC')
    await admin.expectStatus('0.24 WETH in fees sent to')
    await expect(admin.settings.group(money)).toContainText('No fees to withdraw yet.')
    expect(await chain.balanceOf(accounts.second)).toBe(parseEther('0.24'))

    const rescue = await admin.settings.open(money, 'Rescue', 'Rescue a stray token')
    const token = rescue.getByLabel('Token address')
    await token.fill(chain.contracts.weth.address)
    await rescue.getByRole('button', { name: 'Rescue token' }).click()
    await expect(rescue).toContainText('The pool’s WETH belongs to bettors')
    await token.fill(accounts.rival)
    await expect(rescue).toContainText('No token found at this address.')
    const stray = await chain.sendStrayToken('7.5')
    await token.fill(stray)
    await expect(rescue).toContainText('The pool holds 7.5')
    await rescue.getByRole('button', { name: 'Rescue token' }).click()
    await admin.confirm('Rescue token', 'WETH')
    await admin.expectStatus('sent to your wallet')
    expect(await chain.balanceOf(accounts.operator, stray)).toBe(parseEther('7.5'))
  })

  await test.step('pays rewards, with one confirmation within the hub’s allowance', async () => {
    await chain.giveWeth(accounts.operator, '2')
    const pay = async (amount: string, isApproving: boolean) => {
      const form = await admin.settings.open('Rewards', 'Pay', 'Pay a reward')
      await form.getByLabel('Recipient').fill(accounts.rival)
      await form.getByLabel('Amount').fill(amount)
      await expect(form.getByText('Confirm twice in your wallet')).toHaveCount(isApproving ? 1 : 0)
      await form.getByRole('button', { name: 'Pay reward' }).click()
      await admin.confirm('Pay reward', 'b906')
      await admin.expectStatus(`${amount} WETH sent to`)
    }
    const before = await chain.balanceOf(accounts.rival)
    await pay('1.5', true)
    await chain.approve(accounts.operator, '0.5', chain.contracts.communityHub.address)
    await pay('0.5', false)
    expect((await chain.balanceOf(accounts.rival)) - before).toBe(parseEther('2'))
    wallet.expectPrompts('connect', ...Array<'send'>(7).fill('send'))
  })

  await test.step('disconnects tournaments, replaces the hub, adds and removes a tournament admin', async () => {
    const contract = await admin.settings.open('Connected contracts', 'Change', 'Tournament contract')
    await admin.settings.submit(contract, zeroAddress, 'Replace')
    await admin.confirm('Replace', 'replace')
    await expect(contract).toBeHidden()
    await expect(admin.settings.group('Connected contracts')).toContainText('None')
    const form = await admin.settings.open('Connected contracts', 'Change', 'Community hub')
    await form.getByLabel('New address').fill(accounts.rival)
    await expect(form).toContainText('No contract found at this address.')
    await admin.settings.submit(form, chain.contracts.weth.address, 'Replace')
    await expect(admin.confirmation).toContainText('everyone must register again')
    await admin.confirm('Replace', 'replace')
    await admin.expectStatus('Community hub replaced')
    await expect(admin.settings.group('Connected contracts')).toContainTexts(
      chain.contracts.weth.address,
      'was built with',
    )
    await admin.settings.add('Tournament admins', accounts.second)
    const added = admin.settings.listed('Tournament admins', accounts.second)
    await added.getByRole('button', { name: 'Remove' }).click()
    await admin.confirm('Remove admin')
    await expect(added).toHaveCount(0)
  })

  await test.step('renounces the hub after a typed confirmation', async () => {
    const hub = admin.settings.group('Hub ownership')
    await hub.getByRole('button', { name: 'Renounce' }).click()
    await expect(admin.confirmation).toContainText('Nobody can ever again pay rewards')
    await admin.confirm('Renounce permanently', 'renounce')
    await admin.expectStatus('Ownership renounced')
    await expect(hub).toContainText('None, permanently')
    await expect(hub.getByRole('button')).toHaveCount(0)
    await admin.settings.expectRefused('Rewards', 'Ownership was renounced')
  })
  await expect(page).toBeAccessible()
})

test('locks out an old operator, an old owner and a wallet without a role', async ({
  chain,
  wallet,
  page,
  admin,
}) => {
  await admin.enterAsOperator('settings')

  await test.step('rotates an operator and locks the old one out', async () => {
    await expect(admin.settings.group('Operators')).toContainText('No operators listed')
    for (const account of [accounts.second, accounts.rival]) await admin.settings.add('Operators', account)
    await admin.settings.listed('Operators', accounts.second).getByRole('button', { name: 'Remove' }).click()
    await admin.confirm('Remove operator')
    await admin.expectStatus('is no longer an operator')
    await expect(admin.settings.listed('Operators', accounts.second)).toHaveCount(0)

    await wallet.choose(accounts.rival)
    await admin.expectRoles('Operator')
    await wallet.choose(accounts.second)
    await admin.expectRoles('No role')
    await admin.choose('Matches')
    const create = page.getByRole('button', { name: 'Create Match' })
    await expect(create).toHaveAttribute('aria-disabled', 'true')
    await expect(create).toHaveAccessibleDescription(/Only operators and the pool owner/)
  })

  const nominate = async (contract: 'Pool' | 'Hub', next: string) => {
    const form = await admin.settings.open(`${contract} ownership`, 'Transfer', 'Owner')
    await admin.settings.submit(form, next, 'Nominate new owner')
    await admin.confirm('Nominate new owner', next.slice(-4))
    const group = admin.settings.group(`${contract} ownership`)
    await expect(group.getByRole('heading', { name: 'Nominated owner' })).toBeVisible()
    return group
  }
  await test.step('transfers the pool in two steps and loses its powers', async () => {
    await wallet.choose(accounts.operator)
    await admin.choose('Settings')
    const pool = await nominate('Pool', accounts.second)
    await pool.getByRole('button', { name: 'Cancel transfer' }).click()
    await admin.expectStatus('Transfer cancelled')
    await expect(pool.getByRole('heading', { name: 'Nominated owner' })).toBeHidden()
    await nominate('Pool', accounts.rival)
    const accept = pool.getByRole('button', { name: 'Accept ownership' })
    await expect(accept).toHaveAccessibleDescription(/Only the nominated pool owner/)
    await wallet.choose(accounts.rival)
    await admin.expectRoles('Next pool owner', 'Operator')
    await accept.click()
    await admin.confirm('Accept ownership')
    await admin.expectStatus('You’re now the owner')
    await admin.expectRoles('Pool owner', 'Operator')
    expect(await chain.poolOwner()).toBe(accounts.rival)
    await wallet.choose(accounts.operator)
    await admin.expectRoles('Hub owner', 'Tournament default admin', 'Tournament admin')
  })

  await test.step('transfers the hub, too', async () => {
    const hub = await nominate('Hub', accounts.rival)
    await wallet.choose(accounts.rival)
    await admin.expectRoles('Pool owner', 'Operator', 'Next hub owner')
    await hub.getByRole('button', { name: 'Accept ownership' }).click()
    await admin.confirm('Accept ownership')
    await admin.expectRoles('Pool owner', 'Operator', 'Hub owner')
  })

  await test.step('disables every setting for a wallet without a role, with the reason', async () => {
    await wallet.choose(accounts.bettor)
    await admin.expectRoles('No role')
    for (const group of [
      'Betting',
      'Results and challenges',
      'Operators',
      'Fees and stray tokens',
      'Connected contracts',
    ])
      await admin.settings.expectRefused(group, 'Only the pool owner can do this.')
    await admin.settings.expectRefused('Rewards', 'Only the hub owner can do this.')
    await admin.settings.expectRefused('Hub ownership', 'Only the hub owner can do this.')
    await admin.settings.expectRefused('Tournament admins', 'Only the tournament default admin can do this.')
  })

  await test.step('copies several actions for a Safe without a role', async () => {
    await expect(admin.role).toContainText('If a Safe has the role')
    await admin.role.getByRole('button', { name: 'Use a Safe' }).click()
    await admin.settings.group('Betting').getByRole('button', { name: 'Copy for Safe: Pause' }).click()
    await admin.confirm('Copy for Safe')
    const acts = page.getByRole('region', { name: 'Actions for Safe' })
    // The list moves what is below it.
    await expect(acts.getByRole('listitem')).toContainText(['pause()'])
    const fee = await admin.settings.open('Betting', 'Change', 'Fee')
    await admin.settings.submit(fee, '5', 'Copy for Safe: Save')
    await admin.confirm('Copy for Safe')
    await expect(acts.getByRole('listitem')).toContainText(['pause()', 'setProtocolFee(500)'])
    await expect(page).toBeAccessible()
    const { text } = await admin.download('Download file', acts)
    expect(JSON.parse(text)).toMatchObject({
      meta: { description: 'Pause betting; Set the fee to 5%' },
      transactions: [
        { to: chain.contracts.bettingPool.address, contractMethod: { name: 'pause' } },
        { to: chain.contracts.bettingPool.address, contractInputsValues: { newFeeBps: '500' } },
      ],
    })
  })
})

/** Accrues 0.24 WETH: 8% of the losing pool of 3 WETH. */
async function earnFees(chain: TestChain) {
  const matchId = await chain.createMatch({ teamA: { rival: '2' }, teamB: { second: '3' } })
  await chain.settle(1, matchId)
  await chain.claim(matchId, accounts.rival)
}
