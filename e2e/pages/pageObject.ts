import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'

/** A part of the app in a tab. */
export abstract class PageObject {
  constructor(protected readonly page: Page) {}

  /** Presses a button and returns the file that it downloads, with its lines if it is a CSV file. */
  async download(button: Locator) {
    const [file] = await Promise.all([this.page.waitForEvent('download'), button.click()])
    const text = await readFile(await file.path(), 'utf8')
    return {
      name: file.suggestedFilename(),
      text,
      lines: text.replace('\ufeff', '').trimEnd().split('\r\n'),
    }
  }
}
