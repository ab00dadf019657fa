import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { keccak256, stringToBytes } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readRules } from './readRules'

const TEXT = 'A walkover is a win. ñ'
const hash = keccak256(stringToBytes(TEXT))

let answer: RequestListener
let requests: string[]
let url: string
let close: () => Promise<void>

// `fetch` reaches a real server under the https:// address that the rules need.
beforeEach(async () => {
  requests = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
  const realFetch = fetch
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    realFetch(input.replace('https://rules.example', url), init),
  )
  close = () => new Promise((resolve) => server.close(() => resolve()))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await close()
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
