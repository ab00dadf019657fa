import { expect, type Locator } from '@playwright/test'
import type { TestChain } from '@/testing/testChain'
import type { Wallet } from '../fixtures/wallet.ts'
import { Layout } from './layout.ts'
import { PageObject } from './pageObject.ts'

type Team = 'Team A' | 'Team B'

/** Of 0.5 WETH on the first team of `chain.createMatch()`. */
export const CAN_STILL_BE_PLACED = /Your bet of 0\.5 WETH on Natus Vincere can still be placed until \d/
export const NOT_PLACED = 'It wasn’t placed. Nothing was staked.'
const PLACE_BET = 'Place Bet'
const APPROVE = 'Approve WETH'

/** The odds chart and the activity on a match's page. */
class MatchHistory extends PageObject {
  readonly odds = this.page.getByRole('region', { name: 'Odds over time' })
  readonly activity = this.page.getByRole('region', { name: 'Activity' })
  readonly entries = this.activity.getByRole('list', { name: 'Activity' }).getByRole('listitem')
  readonly chart = this.odds.getByRole('slider')
  readonly rows = this.odds.getByRole('table').getByRole('row')

  async scrollTo() {
    await this.odds.scrollIntoViewIfNeeded()
    await this.activity.scrollIntoViewIfNeeded()
  }

  readonly openTable = () => this.odds.locator('summary').click()

  readonly filter = (filter: 'All' | 'Bets' | 'Yours') =>
    this.activity.getByRole('radio', { name: filter, exact: true }).check()

  /** Expects entries in this order, newest first. */
  readonly expectEntries = (...texts: readonly (string | RegExp)[]) =>
    expect(this.entries).toHaveText(texts.map((text) => (typeof text === 'string' ? new RegExp(text) : text)))
}

export class MatchPage extends PageObject {
  readonly follow = this.main.getByRole('button', { name: /^Follow(ed)?$/ })
  readonly markets = this.page.getByRole('navigation', { name: 'Markets' })
  readonly market = (name: string) => this.markets.getByRole('listitem').filter({ hasText: name })
  readonly form = this.page.getByRole('region', { name: 'Place Your Bet' })
  readonly amount = this.form.getByLabel(/^Bet Amount/)
  readonly preview = this.form.getByRole('region', { name: 'Potential Winnings' })
  readonly payoutDetails = this.form.locator('details', { hasText: 'How this is computed' })
  readonly oddsProtection = this.form.getByLabel('Odds protection')
  readonly approval = this.form.getByRole('region', { name: 'Approval' })
  readonly position = this.page.getByRole('region', { name: 'Your position' })
  readonly pools = this.page.getByRole('region', { name: 'Pools' })
  readonly rules = this.page.getByRole('region', { name: 'Rules and payouts' })
  readonly challengeResult = this.page.getByRole('button', { name: 'Challenge the result' })
  readonly challenge = this.page.getByRole('dialog', { name: /^Challenge the (missing )?result\?$/ })
  private readonly timeline = this.page.getByRole('list', { name: 'What happens to the result' })
  private readonly steps = this.timeline.getByRole('listitem')
  readonly result = this.page.getByRole('region').filter({ has: this.timeline })
  readonly button = this.form.locator('button[type=submit]')

  /** The button with what it does, at the bottom of the screen until the form's end is in sight. */
  readonly bar = this.form.locator('[data-uncovered]')

  readonly betAgain = this.position.getByRole('region', { name: 'Bet again on the new match' })
  readonly challengeButton = this.challenge.getByRole('button', { name: /^(Approv|Challeng)/ })
  readonly potentialWinnings = this.preview.locator('output [title]')
  readonly history = new MatchHistory(this.page)

  /** The smallest. */
  readonly quickStake = this.form.getByRole('group', { name: 'Quick stakes' }).getByRole('button').first()

  /** At the bottom of a phone's screen. */
  readonly oddsBar = this.page.getByRole('navigation', { name: 'Place Bet' })

  /** Not those of the bar, which come second. */
  readonly odds = (team: string, place = this.pools) =>
    place.getByRole('link', { name: `Bet on ${team}` }).first()

  readonly team = (team: Team) => this.form.getByRole('radio', { name: team })
  readonly open = (matchId: bigint) => this.page.goto(`/match/${matchId}`)
  readonly openAndConnect = (matchId: bigint) => this.openConnected(`/match/${matchId}`)

  async connect() {
    await this.press('Connect Wallet')
    await new Layout(this.page).chooseWallet()
  }

  async draft(team: Team, amount: string) {
    await this.team(team).check()
    await this.amount.fill(amount)
  }

  readonly max = () => this.form.getByRole('button', { name: 'Max', exact: true }).click()

  readonly payWith = (coin: 'WETH' | 'ETH') =>
    this.form.getByRole('radio', { name: coin, exact: true }).check()

  readonly limitOdds = (tolerance: '5%' | '10%' | '25%' | 'Off') =>
    this.oddsProtection.selectOption(tolerance)

  readonly press = (label: string) => this.form.getByRole('button', { name: label, exact: true }).click()
  readonly placeBet = () => this.press(PLACE_BET)
  readonly approve = () => this.press(APPROVE)
  /** Pressed at its edge: Place Bet takes its place, and drops the second press of a double tap. */
  readonly acceptOdds = () =>
    this.form.getByRole('button', { name: /^Accept / }).click({ position: { x: 12, y: 12 } })

  async bet(amount = '0.5') {
    await this.amount.fill(amount)
    await this.placeBet()
  }

  /** Sends a bet that stays pending until `chain.resumeMining()`. */
  async sendBet(chain: TestChain, amount?: string) {
    await chain.stopMining()
    await this.bet(amount)
    await this.expectNote('Placing your bet…')
  }

  async pressAndHold(wallet: Wallet, label = PLACE_BET) {
    const prompt = wallet.holdNext()
    await this.press(label)
    await wallet.expectOpen(prompt)
    return prompt
  }

  async holdBet(wallet: Wallet, label?: string) {
    await this.amount.fill('0.5')
    return this.pressAndHold(wallet, label)
  }

  readonly expectButton = (label: string) => expect(this.button).toHaveText(label)

  async expectRefused(label: string, reason: string | RegExp) {
    await this.expectButton(label)
    await expect(this.button).toBeDisabled()
    await expect(this.button).toHaveAccessibleDescription(reason)
  }

  async expectReady(label: string) {
    await this.expectButton(label)
    await expect(this.button).toBeEnabled()
  }

  readonly expectReadyToBet = () => this.expectReady(PLACE_BET)
  readonly expectReadyToApprove = () => this.expectReady(APPROVE)
  readonly expectBetRefused = (reason: string | RegExp) => this.expectRefused(PLACE_BET, reason)

  readonly expectNote = (text: string | RegExp) =>
    expect(this.form.getByRole('status').filter({ hasText: text })).toBeVisible()

  async expectDraft(team: Team, amount: string) {
    await expect(this.amount).toHaveValue(amount)
    await expect(this.team(team)).toBeChecked()
  }

  readonly addToBet = () => this.form.getByRole('button', { name: 'Add to this bet' }).click()

  readonly pressBetAgain = (label: 'Approve WETH' | 'Refund and bet again') =>
    this.betAgain.getByRole('button', { name: label, exact: true }).click()

  /** The rules load once they are nearly in sight. */
  async scrollToRules() {
    await expect(this.form).toBeVisible()
    await this.scrollToEnd(this.rules)
  }

  async openHouseRules() {
    await this.scrollToRules()
    await this.rules.locator('summary', { hasText: 'Walkover, draw, remake' }).click()
  }

  async openChallenge() {
    await this.challengeResult.click()
    await expect(this.challengeButton).toBeVisible()
  }

  async pressChallenge(label: 'Approve WETH' | 'Challenge') {
    await expect(this.challengeButton).toHaveText(label)
    await expect(this.challengeButton).toHaveAttribute('aria-disabled', 'false')
    await this.challengeButton.click()
  }

  readonly expectStep = (text: string | RegExp) => expect(this.steps.filter({ hasText: text })).toBeVisible()
  readonly expectSteps = (...texts: readonly (string | RegExp)[]) => expect(this.steps).toHaveText(texts)

  /** Expects that nothing covers the control where it is. */
  readonly expectInSight = (control: Locator) =>
    expect
      .poll(() =>
        control.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const label = element.closest('label') ?? element
          return label.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }),
      )
      .toBe(true)

  async expectBusy(label: string) {
    await this.expectButton(label)
    await expect(this.button).toHaveAttribute('aria-busy', 'true')
  }

  readonly expectPlacing = () => this.expectBusy('Placing Bet...')

  async expectPlaced(text: string | RegExp) {
    await expect(this.form.getByRole('heading', { name: 'Placed' })).toBeVisible()
    await expect(this.form.getByText(text).first()).toBeVisible()
  }
}
