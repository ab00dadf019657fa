import { expect, test } from 'vitest'
import { currentRules, publishedRules, rulesFiles, rulesUri } from './lib/houseRules.ts'

const nameOf = (hash: string) => `${hash.slice(2, 10)}.md`

test('every published version is kept under its hash', () => {
  const published = publishedRules()
  for (const [name, { hash }] of published) expect(name).toBe(nameOf(hash))
})

test('the current text is kept as a version', () => {
  const name = nameOf(currentRules().hash)
  expect([...publishedRules().keys()], `Copy docs/house-rules.md to docs/house-rules/${name}.`).toContain(
    name,
  )
})

test('the current text says its date', () => {
  expect(String(currentRules().text)).toMatch(/^Version of \d{4}-\d{2}-\d{2}$/m)
})

test('a site serves each version under its hash', () => {
  const { hash, text } = currentRules()
  const file = `rules/${hash.slice(2, 10)}.txt`
  expect(rulesFiles().get(file)).toEqual(text)
  expect(rulesUri(currentRules())).toBe(`/${file}`)
  expect(rulesUri(currentRules(), 'https://bets.example')).toBe(`https://bets.example/${file}`)
})
