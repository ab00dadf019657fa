import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkSiteFiles, MAX_LOGO } from './siteFiles.ts'

const check = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'clutchpool-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries({ 'links.json': '{}', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return () => checkSiteFiles(folder)
}

test('takes logos and links', () => {
  const links = '{ "LCK Final": "https://example.org/lck", "12": "https://example.org/12" }'
  const logo = 'x'.repeat(MAX_LOGO)
  expect(check({ 'links.json': links, 'teams/team-liquid.svg': logo, 'teams/t1.webp': logo })).not.toThrow()
})

test('takes what the project comes with', () => {
  expect(() => checkSiteFiles()).not.toThrow()
})

test.each([
  ['a large logo', { 'teams/t1.svg': 'x'.repeat(MAX_LOGO + 1) }, /t1\.svg has 20001 bytes/],
  ['a name with a space', { 'teams/team liquid.svg': '' }, /named like team-liquid\.svg/],
  ['capitals', { 'teams/T1.svg': '' }, /named like/],
  ['another format', { 'teams/t1.gif': '' }, /named like/],
  ['http', { 'links.json': '{ "12": "http://example.org" }' }, /"http:\/\/example\.org" for "12"/],
  ['a script', { 'links.json': '{ "12": "javascript:alert()" }' }, /begins with https/],
  ['no text', { 'links.json': '{ "12": null }' }, /begins with https/],
])('refuses %s', (_, files, error) => {
  expect(check(files)).toThrow(error)
})
