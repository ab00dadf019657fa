import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Wallet } from '../fixtures/wallet.ts'

/** A part of the app in a tab. */
export abstract class PageObject {
  constructor(
    protected readonly page: Page,
    protected readonly firstWallet?: Wallet,
  ) {}

  get main() {
    return this.page.getByRole('main')
  }

  /** The rows of a table in a part of the page, without the head's. */
  readonly rowsIn = (part: Locator) => part.getByRole('row').filter({ has: this.page.getByRole('cell') })

  /** Scrolls to the end until an element there shows: what is above loads once it is seen, and pushes it down. */
  async scrollToEnd(shown: Locator) {
    const scrollDown = async () => {
      await this.page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      return shown.isVisible()
    }
    await expect.poll(scrollDown).toBe(true)
  }

  protected get wallet(): Wallet {
    if (!this.firstWallet) throw new Error('This test has no wallet')
    return this.firstWallet
  }

  /** Opens a path with the wallet connected, as on a later visit. */
  protected async openConnected(path: string) {
    await this.wallet.authorize()
    await this.page.goto(path)
    await this.expectAccount()
  }

  /** Chooses the approval of 1,000,000 WETH, folded beside an `Approve WETH` button. */
  async dontAskAgain(place: Locator) {
    await place.getByText('Approval options').click()
    await place.getByRole('checkbox', { name: 'Don’t ask again' }).check()
  }

  protected async expectAccount() {
    const badge = this.page.getByRole('banner').getByRole('button', { name: /0x\w{4}…\w{4}/ })
    await expect(badge).toBeVisible()
  }

  /** Presses a button and returns the file that it downloads, with its lines if it is a CSV file. */
  async download(label: string, place: Page | Locator = this.page) {
    const button = place.getByRole('button', { name: label })
    const [file] = await Promise.all([this.page.waitForEvent('download'), button.click()])
    const text = await readFile(await file.path(), 'utf8')
    return {
      name: file.suggestedFilename(),
      text,
      lines: text.replace('\ufeff', '').trimEnd().split('\r\n'),
    }
  }
}
