import { expect, test } from 'vitest'
import { testFolder } from '../../src/testing/testFolder.ts'
import { checkSiteFiles, MAX_LOGO } from './siteFiles.ts'

const check = (files: Readonly<Record<string, string>>) => {
  const folder = testFolder({ 'links.json': '{}', ...files })
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
