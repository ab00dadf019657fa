import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { keccak256, stringToBytes } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '@/testing/httpServer'
import { parseRules } from './parseRules'
import { readRules } from './readRules'
import { openableUrl } from './rulesFile'

const TEXT = 'A walkover is a win. ñ'
const hash = keccak256(stringToBytes(TEXT))

let answer: RequestListener
let requests: string[]
let server: TestServer

// `fetch` reaches a real server under the https:// address that the rules need.
beforeEach(async () => {
  requests = []
  server = await startServer((request, response) => {
    requests.push(request.url ?? '')
    answer(request, response)
  })
  const realFetch = fetch
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    realFetch(input.replace('https://rules.example', server.url), init),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  return server.stop()
})

test('returns a text with the right hash', async () => {
  answer = (_, response) => response.end(TEXT)
  expect(await readRules({ hash, uri: 'https://rules.example/1' })).toEqual({ state: 'verified', text: TEXT })
  expect(requests).toEqual(['/1'])
})

test('keeps back a text that differs by one letter', async () => {
  answer = (_, response) => response.end(`${TEXT}!`)
  expect(await readRules({ hash, uri: 'https://rules.example/1' })).toEqual({ state: 'differs' })
})

test('fails if the address answers with an error, or not at all', async () => {
  answer = (_, response) => response.writeHead(404).end(TEXT)
  await expect(readRules({ hash, uri: 'https://rules.example/1' })).rejects.toThrow('answered 404')
  answer = (request) => request.socket.destroy()
  await expect(readRules({ hash, uri: 'https://rules.example/1' })).rejects.toThrow('fetch failed')
})

test('opens no script', async () => {
  expect(await readRules({ hash, uri: 'javascript:alert(1)' })).toEqual({ state: 'unopenable' })
})

test('has the current version built in, whatever its address', async () => {
  const bundled = readFileSync('docs/house-rules.md', 'utf8')
  const version = { hash: keccak256(stringToBytes(bundled)), uri: 'https://rules.example/1' }
  expect(await readRules(version)).toEqual({ state: 'verified', text: bundled })
  expect(requests).toEqual([])
})

test('splits a text into sections, paragraphs and lists', () => {
  const text =
    '# House rules\n\nVersion of 2026-11-23\n\nHello.\n\n## 1. Words\n\n- Void: no side.\n- Final: paid.\n\nOne\ntwo.\n\n## 2. Draw\nVoid.\n'
  expect(parseRules(text)).toEqual({
    date: Date.UTC(2026, 10, 23) / 1000,
    preamble: ['Version of 2026-11-23', 'Hello.'],
    sections: [
      { title: '1. Words', blocks: [['Void: no side.', 'Final: paid.'], 'One\ntwo.'] },
      { title: '2. Draw', blocks: ['Void.'] },
    ],
  })
})

test('keeps every word of a foreign text, and no date that is none', () => {
  const text = 'Version of 2026-99-99\r\n\r\n<b>Walkover</b> is a win.'
  expect(parseRules(text)).toEqual({
    date: undefined,
    preamble: ['Version of 2026-99-99', '<b>Walkover</b> is a win.'],
    sections: [],
  })
})

test.each([
  ['https://rules.example/1', 'https://rules.example/1'],
  ['ipfs://bafybeigdyrzt/house-rules.md', 'https://ipfs.io/ipfs/bafybeigdyrzt/house-rules.md'],
  ['/rules/12ab34cd.txt', 'rules/12ab34cd.txt'],
])('opens %s', (uri, url) => {
  expect(openableUrl(uri)).toBe(url)
})

test.each([
  '',
  'javascript:alert(1)',
  'http://rules.example',
  'https://',
  '//evil.example',
  '/\\evil.example',
  'rules.txt',
])('does not open %s', (uri) => {
  expect(openableUrl(uri)).toBeUndefined()
})
