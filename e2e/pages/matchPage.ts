import { expect, type Locator, type Page } from '@playwright/test'
import type { Wallet } from '../fixtures/wallet.ts'
import { Layout } from './layout.ts'

type Team = 'Team A' | 'Team B'

export class MatchPage {
  readonly form: Locator
  readonly amount: Locator
  readonly preview: Locator
  readonly approval: Locator
  readonly position: Locator
  readonly pools: Locator
  readonly rules: Locator
  readonly challengeResult: Locator
  readonly challenge: Locator
  private readonly steps: Locator

  constructor(private readonly page: Page) {
    this.form = page.getByRole('region', { name: 'Place Your Bet' })
    this.amount = this.form.getByLabel(/^Bet Amount/)
    this.preview = this.form.getByRole('region', { name: 'Potential Winnings' })
    this.approval = this.form.getByRole('region', { name: 'Approval' })
    this.position = page.getByRole('region', { name: 'Your position' })
    this.pools = page.getByRole('region', { name: 'Pools' })
    this.rules = page.getByRole('region', { name: 'Rules and payouts' })
    this.challengeResult = page.getByRole('button', { name: 'Challenge the result' })
    this.challenge = page.getByRole('dialog', { name: /^Challenge the (missing )?result\?$/ })
    this.steps = page.getByRole('list', { name: 'What happens to the result' }).getByRole('listitem')
  }

  get button() {
    return this.form.locator('button[type=submit]')
  }

  team(team: Team) {
    return this.form.getByRole('radio', { name: team })
  }

  async openAction(matchId: bigint) {
    await this.page.goto(`/match/${matchId}`)
  }

  async openAndConnectAction(matchId: bigint) {
    await this.openAction(matchId)
    await new Layout(this.page).connectAction()
  }

  async connectAction() {
    await this.pressAction('Connect Wallet')
    await new Layout(this.page).chooseWalletAction()
  }

  async chooseTeamAction(team: Team) {
    await this.team(team).check()
  }

  async payWithAction(coin: 'WETH' | 'ETH') {
    await this.form.getByRole('radio', { name: coin, exact: true }).check()
  }

  async typeAmountAction(text: string) {
    await this.amount.fill(text)
  }

  async draftAction(team: Team, amount: string) {
    await this.chooseTeamAction(team)
    await this.typeAmountAction(amount)
  }

  async maxAction() {
    await this.form.getByRole('button', { name: 'Max', exact: true }).click()
  }

  async limitOddsAction(tolerance: '5%' | '10%' | '25%') {
    await this.form.locator('summary', { hasText: 'Odds protection' }).click()
    await this.form.getByRole('radio', { name: tolerance, exact: true }).check()
  }

  async pressAction(label: string) {
    await this.form.getByRole('button', { name: label, exact: true }).click()
  }

  async betAction(amount = '0.5') {
    await this.typeAmountAction(amount)
    await this.pressAction('Place Bet')
  }

  /** Sends a bet that stays pending; call `chain.stopMining()` first. */
  async sendBetAction() {
    await this.betAction()
    await this.expectNote('Placing your bet…')
  }

  async pressAndHoldAction(wallet: Wallet, label = 'Place Bet') {
    const prompt = wallet.holdNext()
    await this.pressAction(label)
    await prompt.opened
    return prompt
  }

  async holdBetAction(wallet: Wallet, label?: string) {
    await this.typeAmountAction('0.5')
    return this.pressAndHoldAction(wallet, label)
  }

  async expectButton(label: string) {
    await expect(this.button).toHaveText(label)
  }

  async expectRefused(label: string, reason: string | RegExp) {
    await this.expectButton(label)
    await expect(this.button).toBeDisabled()
    await expect(this.button).toHaveAccessibleDescription(reason)
  }

  async expectReady(label: string) {
    await this.expectButton(label)
    await expect(this.button).toBeEnabled()
  }

  async expectNote(text: string | RegExp) {
    await expect(this.form.getByRole('status').filter({ hasText: text })).toBeVisible()
  }

  async expectDraft(team: Team, amount: string) {
    await expect(this.amount).toHaveValue(amount)
    await expect(this.team(team)).toBeChecked()
  }

  async addToBetAction() {
    await this.form.getByRole('button', { name: 'Add to this bet' }).click()
  }

  get betAgain() {
    return this.position.getByRole('region', { name: 'Bet again on the new match' })
  }

  async pressBetAgainAction(label: 'Approve WETH' | 'Refund and bet again') {
    await this.betAgain.getByRole('button', { name: label, exact: true }).click()
  }

  get challengeButton() {
    return this.challenge.getByRole('button', { name: /^(Approv|Challeng)/ })
  }

  async openHouseRulesAction() {
    await this.rules.locator('summary', { hasText: 'Walkover, draw, remake' }).click()
  }

  async openFullRulesAction() {
    await this.rules.locator('summary', { hasText: 'Full text' }).click()
  }

  async openChallengeAction() {
    await this.challengeResult.click()
    await expect(this.challengeButton).toBeVisible()
  }

  async pressChallengeAction(label: 'Approve WETH' | 'Challenge') {
    await expect(this.challengeButton).toHaveText(label)
    await expect(this.challengeButton).toHaveAttribute('aria-disabled', 'false')
    await this.challengeButton.click()
  }

  async expectStep(text: string | RegExp) {
    await expect(this.steps.filter({ hasText: text })).toBeVisible()
  }

  async expectSteps(...texts: readonly (string | RegExp)[]) {
    await expect(this.steps).toHaveText(texts)
  }

  get potentialWinnings() {
    return this.preview.locator('output [title]')
  }

  get nextMatch() {
    return this.form.getByRole('link', { name: /^Next match/ })
  }

  /** Expects that nothing covers the control where it is. */
  async expectInSight(control: Locator) {
    await expect
      .poll(() =>
        control.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const label = element.closest('label') ?? element
          return label.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }),
      )
      .toBe(true)
  }

  async expectBusy(label: string) {
    await this.expectButton(label)
    await expect(this.button).toHaveAttribute('aria-busy', 'true')
  }

  async expectPlaced(text: string | RegExp) {
    await expect(this.form.getByRole('heading', { name: 'Placed' })).toBeVisible()
    await expect(this.form.getByText(text).first()).toBeVisible()
  }

  async expectPosition(...texts: readonly string[]) {
    for (const text of texts) await expect(this.position).toContainText(text)
  }
}
