import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'

/** Presses a button and returns the name and the lines of the file that it downloads. */
export async function download(page: Page, button: Locator): Promise<{ name: string; lines: string[] }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  const text = await readFile(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), lines: text.replace('\ufeff', '').trimEnd().split('\r\n') }
}
