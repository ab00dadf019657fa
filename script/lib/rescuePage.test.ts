import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildRescuePage } from './rescuePage.ts'
import { readSite } from './site.ts'

/** In bytes, gzipped. */
const BUDGET = 60_000

test('is one small file that loads nothing, and runs nothing but its own script', async () => {
  const html = await buildRescuePage(readSite({}))
  expect(gzipSync(html).length).toBeLessThan(BUDGET)
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? []
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(html) ?? []
  expect(html.replace(script, '').replace(style, '')).not.toMatch(/\b(?:src|href)=/)
  expect(style).toContain('--background')
  expect(style).not.toMatch(/url\(|@import/)
  expect(script).not.toMatch(/\bimport\(|\beval\(|new Function|innerHTML/)
  const [script256, style256] = [script, style].map((text) =>
    createHash('sha256').update(text).digest('base64'),
  )
  expect(html).toContain(
    `default-src 'none'; script-src 'sha256-${script256}'; style-src 'sha256-${style256}'; connect-src https: http:;`,
  )
  const [, unscripted = ''] = /<noscript>(.*)<\/noscript>/s.exec(html) ?? []
  expect(unscripted.match(/<p[^>]*>/g)).toEqual(['<p>', '<p lang="es">', '<p lang="ar" dir="rtl">'])
  // The policy precedes what it governs.
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'))
})
