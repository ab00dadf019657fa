import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { keccak256, parseEther, stringToBytes } from 'viem'
import { accounts } from '@/testing/accounts'
import type { TestChain } from '@/testing/testChain'
import { hour, minute } from '@/testing/time'
import { currentRules, rulesUri } from '../../script/lib/houseRules.ts'
import { expectAccessible } from '../accessible.ts'
import { contracts } from '../fixtures/contracts.ts'
import type { Time } from '../fixtures/time.ts'
import { test } from '../test.ts'

const OWNER_ONLY = 'Only the pool owner can do this.'

test('the owner pauses and resumes, withdraws fees, and changes rates', async ({
  chain,
  context,
  time,
  wallet,
  page,
  layout,
  adminPage,
  adminSettingsPage,
  consoleListener,
}) => {
  await adminPage.enterAsOperatorAction('settings')

  await test.step('pauses and resumes, and every visitor sees it', async () => {
    const matchId = await chain.createMatch()
    const visitor = await context.newPage()
    await visitor.goto(`/match/${matchId}`)
    const betting = adminSettingsPage.group('Betting')
    await expect(betting.getByText('Open', { exact: true })).toBeVisible()

    await betting.getByRole('button', { name: 'Pause' }).click()
    await expect(adminPage.confirmation).toContainText('Claims, refunds and results continue')
    await adminPage.confirmAction('Pause betting')
    await layout.expectStatus('Betting is paused')
    await expect(betting.getByText('Paused', { exact: true })).toBeVisible()
    await expect(visitor.getByText('New bets are paused. Claims')).toBeVisible()

    // Nobody could unpause a pool without an owner.
    const renounce = adminSettingsPage.group('Pool ownership').getByRole('button', { name: 'Renounce' })
    await expect(renounce).toHaveAttribute('aria-disabled', 'true')
    await expect(renounce).toHaveAccessibleDescription(/Resume betting first/)

    await betting.getByRole('button', { name: 'Resume' }).click()
    await layout.expectStatus('Betting has resumed')
    await expect(visitor.getByText('New bets are paused. Claims')).toBeHidden()
    await visitor.close()
    wallet.expectPrompts('connect', 'send', 'send')
  })

  await test.step('withdraws the fees and rescues stray tokens but never WETH', async () => {
    await adminSettingsPage.expectGroup('Fees and stray tokens', 'No fees to withdraw yet.')
    await earnFees(chain, time)
    await adminSettingsPage.expectGroup('Fees and stray tokens', '0.24 WETH')
    const form = await adminSettingsPage.openAction('Fees and stray tokens', 'Withdraw', 'Accrued fees')
    await form.getByRole('button', { name: 'Use my address' }).click()
    await expect(form.getByLabel('Send fees to')).toHaveValue(accounts.operator)
    await form.getByLabel('Send fees to').fill(accounts.second)
    await form.getByRole('button', { name: 'Withdraw fees' }).click()
    const confirm = adminPage.confirmation.getByRole('button', { name: 'Withdraw fees' })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
    await adminPage.confirmAction('Withdraw fees', '93BC')
    await layout.expectStatus('0.24 WETH in fees sent to')
    await adminSettingsPage.expectGroup('Fees and stray tokens', 'No fees to withdraw yet.')
    expect(await chain.balanceOf(accounts.second)).toBe(parseEther('0.24'))

    const rescue = await adminSettingsPage.openAction(
      'Fees and stray tokens',
      'Rescue',
      'Rescue a stray token',
    )
    await rescue.getByLabel('Token address').fill(contracts.weth.address)
    await rescue.getByRole('button', { name: 'Rescue token' }).click()
    await expect(rescue).toContainText('The pool’s WETH belongs to bettors')
    await rescue.getByLabel('Token address').fill(accounts.rival)
    await expect(rescue).toContainText('No token found at this address.')
    const stray = await chain.sendStrayToken('7.5')
    await rescue.getByLabel('Token address').fill(stray)
    await expect(rescue).toContainText('The pool holds 7.5')
    await rescue.getByRole('button', { name: 'Rescue token' }).click()
    await adminPage.confirmAction('Rescue token', 'WETH')
    await layout.expectStatus('sent to your wallet')
    expect(await chain.balanceOf(accounts.operator, stray)).toBe(parseEther('7.5'))
  })

  await test.step('changes rates and the dispute window within their bounds', async () => {
    await adminSettingsPage.expectGroup('Betting', '8%', '10%', 'None', '50×')
    const fee = await adminSettingsPage.openAction('Betting', 'Change', 'Fee')
    const field = fee.getByLabel('New fee')
    await expect(field).toBeFocused()
    for (const [typed, problem] of [
      ['', 'Enter a value.'],
      ['ten', 'Enter a number, such as 1.5.'],
      ['10.01', 'The fee can be at most 10%.'],
      ['2.505', 'Use at most two decimals.'],
      ['8', 'This is already the current value.'],
    ] as const) {
      await field.fill(typed)
      await fee.getByRole('button', { name: 'Save' }).click()
      await expect(field).toHaveAccessibleDescription(new RegExp(problem))
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    }

    await field.fill('2,5')
    wallet.rejectNext()
    await field.press('Enter')
    await expect(adminPage.confirmation).toContainText('New matches charge 2.5%')
    await adminPage.confirmAction('Set fee')
    await expect(fee).toContainText('You cancelled in your wallet.')
    await expect(field).toHaveValue('2,5')
    await fee.getByRole('button', { name: 'Save' }).click()
    await adminPage.confirmAction('Set fee')
    await layout.expectStatus('The fee is now 2.5%')
    await expect(fee).toBeHidden()
    await adminSettingsPage.expectGroup('Betting', '2.5%')
    expect(await chain.feeOf(await chain.createMatch())).toBe(250)

    const window = await adminSettingsPage.openAction('Betting', 'Change', 'Dispute window')
    await window.getByLabel('New dispute window').fill('48.1')
    await window.getByRole('button', { name: 'Save' }).click()
    await expect(window).toContainText('at most 48 hours')
    await window.getByLabel('New dispute window').fill('1.5')
    await window.getByRole('button', { name: 'Save' }).click()
    await adminPage.confirmAction('Set window')
    await adminSettingsPage.expectGroup('Betting', '1 h 30 min')

    const cap = await adminSettingsPage.openAction('Betting', 'Change', 'Live cap')
    await cap.getByLabel('New live cap').fill('25')
    await cap.getByRole('button', { name: 'Save' }).click()
    await adminPage.confirmAction('Set cap')
    await adminSettingsPage.expectGroup('Betting', '25%')

    const gain = await adminSettingsPage.openAction('Betting', 'Change', 'Max gain')
    await gain.getByLabel('New max gain').fill('9')
    await gain.getByRole('button', { name: 'Save' }).click()
    await expect(gain).toContainText('Enter 10 to 1,000.')
    await gain.getByLabel('New max gain').fill('20')
    await gain.getByRole('button', { name: 'Save' }).click()
    await expect(adminPage.confirmation).toContainText('a stake wins at most 20× itself, instead of 50×')
    await adminPage.confirmAction('Set max gain')
    await adminSettingsPage.expectGroup('Betting', '20×')

    await adminSettingsPage.expectGroup('Results and challenges', 'Minimum bond', '0.01 WETH')
    const bond = await adminSettingsPage.openAction('Results and challenges', 'Change', 'Minimum bond')
    await bond.getByLabel('New minimum').fill('1.1')
    await bond.getByRole('button', { name: 'Save' }).click()
    await expect(bond).toContainText('Enter 0.01 to 1 WETH.')
    await bond.getByLabel('New minimum').fill('0,5')
    await expectAccessible(page)
    await bond.getByRole('button', { name: 'Save' }).click()
    await expect(adminPage.confirmation).toContainText(
      'Challenging a new match costs at least 0.5 WETH, instead of 0.01 WETH.',
    )
    await adminPage.confirmAction('Set minimum bond')
    await layout.expectStatus('The minimum bond is now 0.5 WETH')
    await adminSettingsPage.expectGroup('Results and challenges', '0.5 WETH')
  })

  await test.step('publishes house rules and can’t change the arbiter of existing matches', async () => {
    const results = adminSettingsPage.group('Results and challenges')
    await expect(results).toContainText('Fixed since the first match was created')
    await expect(results.getByRole('button', { name: 'Change Arbiter' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(results.getByRole('link', { name: /^\/rules\/\w{8}\.txt$/ })).toBeVisible()
    const form = await adminSettingsPage.openAction('Results and challenges', 'Publish', 'House rules')
    const rules = currentRules()
    await expect(form).toContainText(`, ${rules.hash.slice(0, 10)}.`)
    await expect(form).toContainText('already goes by it')
    await form.getByLabel('Address of the text').fill('javascript:alert(1)')
    await form.getByLabel('The text as a file').setInputFiles({
      name: 'rules.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('A walkover is a win.'),
    })
    await form.getByRole('button', { name: 'Publish rules' }).click()
    await expect(form).toContainText('Enter an https:// or ipfs:// address, or a path of this site.')
    consoleListener.allow(/rules\.example|ERR_CONNECTION_REFUSED/)
    await page.route('https://rules.example/**', (route) => route.abort('connectionrefused'))
    await form.getByLabel('Address of the text').fill('https://rules.example/2')
    await form.getByLabel('Address of the text').blur()
    await expect(form).toContainText('Browsers can’t load this address.')
    await page.unroute('https://rules.example/**')
    await page.route('https://rules.example/1', (route) =>
      route.fulfill({ body: 'A walkover is a win.', headers: { 'access-control-allow-origin': '*' } }),
    )
    await form.getByLabel('Address of the text').fill('https://rules.example/1')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Publish rules' }).click()
    await expect(adminPage.confirmation).toContainText('The text is there and has this hash.')
    await adminPage.confirmAction('Publish rules')
    await layout.expectStatus('House rules published')
    const foreign = await chain.createMatch()
    await expect(results.getByRole('link', { name: 'https://rules.example/1' })).toBeVisible()
    const foreignHash = keccak256(stringToBytes('A walkover is a win.'))
    expect(await chain.rulesOf(foreign)).toEqual([foreignHash, 'https://rules.example/1'])

    const again = await adminSettingsPage.openAction('Results and challenges', 'Publish', 'House rules')
    await expect(again).not.toContainText('already goes by it')
    await again.getByRole('button', { name: 'Use this text' }).click()
    await expect(again.getByLabel('Address of the text')).toHaveValue(rulesUri(rules))
    await expect(again).toContainText('The text is there and has this hash.')
    await again.getByRole('button', { name: 'Publish rules' }).click()
    await adminPage.confirmAction('Publish rules')
    await expect(again).toBeHidden()
    const match = await chain.createMatch()
    expect(await chain.rulesOf(match)).toEqual([rules.hash, rulesUri(rules)])
    await adminSettingsPage.openAction('Results and challenges', 'Publish', 'House rules')
    await expect(again).toContainText(`The newest match, #${match}, already goes by it.`)
  })
})

test('the owner pays a reward, replaces the hub, adds a tournament admin and renounces the hub', async ({
  chain,
  wallet,
  page,
  layout,
  adminPage,
  adminSettingsPage,
}) => {
  await adminPage.enterAsOperatorAction('settings')

  await test.step('pays a reward from its own WETH', async () => {
    await chain.giveWeth(accounts.operator, '2')
    const form = await adminSettingsPage.openAction('Rewards', 'Pay', 'Pay a reward')
    await expect(form).toContainText('You have 2')
    await form.getByLabel('Recipient').fill(accounts.second)
    await form.getByLabel('Amount').fill('2.1')
    await form.getByRole('button', { name: 'Pay reward' }).click()
    await expect(form).toContainText('You don’t have that much WETH.')
    await form.getByLabel('Amount').fill('1.5')
    await expect(form).toContainText('Confirm twice in your wallet')
    await form.getByRole('button', { name: 'Pay reward' }).click()
    const approval = wallet.holdNext()
    await adminPage.confirmAction('Pay reward', '93bc')
    await approval.opened
    await page.clock.fastForward(minute * 1000)
    await expect(form).toContainText('Waiting for your wallet.')
    await expect(page.getByText('Waiting for your wallet.')).toHaveCount(1)
    approval.confirm()
    await layout.expectStatus('1.5 WETH sent to')
    expect(await chain.balanceOf(accounts.second)).toBe(parseEther('1.5'))
    wallet.expectPrompts('connect', 'send', 'send')
  })

  await test.step('replaces the hub, adds a tournament admin and removes it by address', async () => {
    const form = await adminSettingsPage.openAction('Connected contracts', 'Change', 'Community hub')
    await form.getByLabel('New address').fill(accounts.rival)
    await expect(form).toContainText('No contract found at this address.')
    await form.getByLabel('New address').fill(contracts.weth.address)
    await form.getByRole('button', { name: 'Replace' }).click()
    await expect(adminPage.confirmation).toContainText('everyone must register again')
    await adminPage.confirmAction('Replace', 'replace')
    await layout.expectStatus('Community hub replaced')
    await adminSettingsPage.expectGroup('Connected contracts', contracts.weth.address, 'was built with')

    const add = await adminSettingsPage.openAction('Tournament admins', 'Add', 'Add a tournament admin')
    await add.getByLabel('New admin’s address').fill(accounts.second)
    await add.getByRole('button', { name: 'Add admin' }).click()
    await adminPage.confirmAction('Add admin')
    await expect(adminSettingsPage.listed('Tournament admins', accounts.second)).toBeVisible()
    await expectAccessible(page)

    const remove = await adminSettingsPage.openAction('Tournament admins', 'Remove', 'Remove by address')
    await remove.getByLabel('Admin’s address').fill(accounts.second)
    await expect(remove).toContainText('This address is a tournament admin.')
    await remove.getByRole('button', { name: 'Remove admin' }).click()
    await adminPage.confirmAction('Remove admin')
    await expect(adminSettingsPage.listed('Tournament admins', accounts.second)).toHaveCount(0)
  })

  await test.step('renounces the hub after a typed confirmation', async () => {
    const hub = adminSettingsPage.group('Hub ownership')
    await hub.getByRole('button', { name: 'Renounce' }).click()
    await expect(adminPage.confirmation).toContainText('Nobody can ever again pay rewards')
    await adminPage.confirmAction('Renounce permanently', 'renounce')
    await layout.expectStatus('Ownership renounced')
    await expect(hub).toContainText('None, permanently')
    await expect(hub.getByRole('button')).toHaveCount(0)
    await adminSettingsPage.expectRefused('Rewards', 'Ownership was renounced')
  })
})

test('the owner names an arbiter before the first match, who has an hour to look at a result', async ({
  page,
  adminPage,
  adminSettingsPage,
  layout,
}) => {
  await adminPage.enterAsOperatorAction('settings')
  const typeWindow = async (hours: string) => {
    const window = await adminSettingsPage.openAction('Betting', 'Change', 'Dispute window')
    await window.getByLabel('New dispute window').fill(hours)
    await window.getByRole('button', { name: 'Save' }).click()
    return window
  }
  const form = await adminSettingsPage.openAction('Results and challenges', 'Change', 'Arbiter')
  await form.getByLabel('New arbiter’s address').fill(accounts.second)
  await form.getByLabel('Ruling period').fill('181')
  const set = form.getByRole('button', { name: 'Set arbiter' })
  await expect(set).toHaveAttribute('aria-disabled', 'true')
  await expect(set).toHaveAccessibleDescription(
    'First set a dispute window of at least 1 hour under Betting.',
  )
  await expectAccessible(page)
  await typeWindow('1')
  await adminPage.confirmAction('Set window')
  await adminSettingsPage.expectGroup('Betting', '1 h')
  await set.click()
  await expect(form).toContainText('Enter 1 to 180 days.')
  await form.getByLabel('Ruling period').fill('7')
  await set.click()
  await expect(adminPage.confirmation).toContainText(
    'The owner decides nothing that is challenged within the dispute window, at least 1 hour.',
  )
  await adminPage.confirmAction('Set arbiter', accounts.second.slice(-4))
  await layout.expectStatus('The arbiter is set')
  await adminSettingsPage.expectGroup('Results and challenges', accounts.second, 'Has 7 days for a ruling')
  await expect(await typeWindow('0.9')).toContainText(
    'With this arbiter, the dispute window must be at least 1 hour.',
  )
})

test('locks out an old operator, an old owner and a wallet without a role', async ({
  chain,
  wallet,
  page,
  layout,
  adminPage,
  adminSettingsPage,
}) => {
  await adminPage.enterAsOperatorAction('settings')

  await test.step('rotates an operator and locks the old one out', async () => {
    async function add(account: string) {
      const form = await adminSettingsPage.openAction('Operators', 'Add', 'Add an operator')
      await form.getByLabel('New operator’s address').fill(account)
      await form.getByRole('button', { name: 'Add operator' }).click()
      await adminPage.confirmAction('Add operator')
      await expect(adminSettingsPage.listed('Operators', account)).toBeVisible()
    }
    await adminSettingsPage.expectGroup('Operators', 'No operators listed')
    await add(accounts.second)
    await add(accounts.rival)

    const form = await adminSettingsPage.openAction('Operators', 'Add', 'Add an operator')
    await form.getByLabel('New operator’s address').fill(accounts.rival.toLowerCase())
    await form.getByRole('button', { name: 'Add operator' }).click()
    await expect(form).toContainText('This address is already listed.')
    await form.getByLabel('New operator’s address').fill(`${accounts.rival.slice(0, -1)}7`)
    await expect(form).toContainText('Not a valid address')
    await form.getByRole('button', { name: 'Cancel' }).click()

    await adminSettingsPage
      .listed('Operators', accounts.second)
      .getByRole('button', { name: 'Remove' })
      .click()
    await adminPage.confirmAction('Remove operator')
    await layout.expectStatus('is no longer an operator')
    await expect(adminSettingsPage.listed('Operators', accounts.second)).toHaveCount(0)

    await wallet.choose(accounts.rival)
    await adminPage.expectRoles('Operator')
    await wallet.choose(accounts.second)
    await adminPage.expectRoles('No role')
    await adminPage.chooseAction('Matches')
    const create = page.getByRole('button', { name: 'Create Match' })
    await expect(create).toHaveAttribute('aria-disabled', 'true')
    await expect(create).toHaveAccessibleDescription(/Only operators and the pool owner/)
  })

  await test.step('transfers the pool in two steps and loses its powers', async () => {
    await wallet.choose(accounts.operator)
    await adminPage.chooseAction('Settings')
    const pool = adminSettingsPage.group('Pool ownership')
    const nominate = async (next: string) => {
      const form = await adminSettingsPage.openAction('Pool ownership', 'Transfer', 'Owner')
      await form.getByLabel('New owner’s address').fill(next)
      await form.getByRole('button', { name: 'Nominate new owner' }).click()
      await adminPage.confirmAction('Nominate new owner', next.slice(-4))
      await expect(pool.getByRole('heading', { name: 'Nominated owner' })).toBeVisible()
    }
    await nominate(accounts.second)
    const accept = pool.getByRole('button', { name: 'Accept ownership' })
    await expect(accept).toHaveAttribute('aria-disabled', 'true')
    await expect(accept).toHaveAccessibleDescription(/Only the nominated pool owner/)
    await pool.getByRole('button', { name: 'Cancel transfer' }).click()
    await layout.expectStatus('Transfer cancelled')
    await expect(pool.getByRole('heading', { name: 'Nominated owner' })).toBeHidden()

    await nominate(accounts.rival)
    await wallet.choose(accounts.rival)
    await adminPage.expectRoles('Next pool owner', 'Operator')
    await accept.click()
    await adminPage.confirmAction('Accept ownership')
    await layout.expectStatus('You’re now the owner')
    await adminPage.expectRoles('Pool owner', 'Operator')
    expect(await chain.poolOwner()).toBe(accounts.rival)

    await wallet.choose(accounts.operator)
    await adminSettingsPage.expectRefused('Betting', OWNER_ONLY)
    await adminPage.expectRoles('Hub owner', 'Tournament default admin', 'Tournament admin')
  })

  await test.step('disables every setting for a wallet without a role, with the reason', async () => {
    await wallet.choose(accounts.bettor)
    await adminPage.expectRoles('No role')
    for (const group of [
      'Betting',
      'Results and challenges',
      'Operators',
      'Fees and stray tokens',
      'Connected contracts',
    ] as const) {
      await adminSettingsPage.expectRefused(group, OWNER_ONLY)
    }
    await adminSettingsPage.expectRefused('Rewards', 'Only the hub owner can do this.')
    await adminSettingsPage.expectRefused('Hub ownership', 'Only the hub owner can do this.')
    await adminSettingsPage.expectRefused(
      'Tournament admins',
      'Only the tournament default admin can do this.',
    )
    await expectAccessible(page)
  })

  await test.step('copies several actions for a Safe without a role', async () => {
    await expect(adminPage.role).toContainText('If a Safe has the role')
    await adminPage.role.getByRole('button', { name: 'Use a Safe' }).click()
    await adminSettingsPage.group('Betting').getByRole('button', { name: 'Copy for Safe: Pause' }).click()
    await adminPage.confirmAction('Copy for Safe')
    const fee = await adminSettingsPage.openAction('Betting', 'Change', 'Fee')
    await fee.getByLabel('New fee').fill('5')
    await fee.getByRole('button', { name: 'Copy for Safe: Save' }).click()
    await adminPage.confirmAction('Copy for Safe')

    const acts = page.getByRole('region', { name: 'Actions for Safe' })
    await expect(acts.getByRole('listitem')).toContainText(['pause()', 'setProtocolFee(500)'])
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await acts.getByRole('button', { name: 'Download file' }).click()
    const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
    expect(file.transactions).toMatchObject([
      { to: contracts.bettingPool.address, contractMethod: { name: 'pause' } },
      { to: contracts.bettingPool.address, contractInputsValues: { newFeeBps: '500' } },
    ])
  })
})

/** Accrues 0.24 WETH: 8% of the losing pool of 3 WETH. */
async function earnFees(chain: TestChain, time: Time) {
  const matchId = await chain.createMatch()
  await chain.bet(matchId, { by: accounts.rival, side: 1, amount: '2' })
  await chain.bet(matchId, { by: accounts.second, side: 2, amount: '3' })
  await time.pass(3 * hour)
  await chain.finalize(matchId, 1)
  await time.pass(13 * hour)
  await chain.claim(matchId, accounts.rival)
}
