import { parseEther, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { accounts } from '../../src/testing/accounts.ts'
import { readOptions } from './options.ts'

const sender = accounts.operator
const read = (line: string, env: Record<string, string> = {}) => readOptions(line.split(' '), env)

test('acts on the local chain by default, after ten minutes and two weeks ahead', () => {
  const times = { settleAfter: 600, horizon: 14 * 86_400, every: 60, remind: 6 * 3_600 }
  const given = { command: 'plan', feeds: ['a.csv', 'b.json'], actor: { kind: 'local' } }
  const unset = { chain: undefined, isConfirmed: false, webhooks: [], heartbeat: undefined }
  expect(read('plan --feed a.csv --feed b.json')).toMatchObject({ ...given, ...times, ...unset })
})

test('takes durations in seconds, minutes, hours and days', () => {
  const options = read('watch --feed a --settle-after 90s --horizon 180d --every 5m --remind 12h')
  expect(options).toMatchObject({ settleAfter: 90, horizon: 180 * 86_400, every: 300, remind: 43_200 })
})

test('passes the flags of the key on to forge', () => {
  const { actor } = read(`apply --feed a --chain ronin --sender ${sender.toLowerCase()} --account operator`)
  expect(actor).toEqual({ kind: 'key', address: sender, flags: ['--account', 'operator'] })
  const safe = { kind: 'safe', address: sender, out: 'x.json' }
  expect(read(`apply --feed a --safe ${sender} --out x.json`).actor).toEqual(safe)
})

test('looks without a key', () => {
  expect(read('status --feed a --chain ronin').actor).toEqual({ kind: 'none' })
})

test('takes secrets from the environment', () => {
  const env = {
    OPERATE_WEBHOOK: 'https://hooks.example/secret critical=https://pager.example',
    OPERATE_HEARTBEAT: 'https://hc-ping.com/secret',
    OPERATE_RPC_URL: 'https://rpc.example/key',
  }
  expect(read('watch --feed a --notify', env)).toMatchObject({
    webhooks: [
      { url: new URL('https://hooks.example/secret'), level: 'info' },
      { url: new URL('https://pager.example'), level: 'critical' },
    ],
    heartbeat: new URL(env.OPERATE_HEARTBEAT),
    rpcUrl: env.OPERATE_RPC_URL,
  })
  expect(read('watch --feed a', env).webhooks).toEqual([])
})

test('takes what payouts and bonds may cost', () => {
  const costs = { pay: parseEther('0.02'), defend: parseEther('2') }
  expect(read('watch --feed a --pay 0.02 --defend 2')).toMatchObject(costs)
  expect(read('watch --feed a')).toMatchObject({ pay: undefined, defend: undefined })
})

describe('refuses', () => {
  test.each([
    ['no command', '--feed a', 'Name one of plan, apply, watch, status.'],
    ['an unknown command', 'destroy --feed a', 'Name one of plan, apply, watch, status.'],
    ['two commands', 'plan apply --feed a', 'Name one of plan, apply, watch, status.'],
    ['no feed', 'plan', '--feed is missing.'],
    ['an amount that is none', 'watch --feed a --pay 1,5', '--pay is "1,5", which is no amount'],
    ['to defend once', 'apply --feed a --defend 1', '--defend needs watch.'],
    ['a duration without a unit', 'plan --feed a --settle-after 10', '--settle-after is "10"'],
    ['a duration of nothing', 'watch --feed a --every 0s', '--every is "0s"'],
    ['more than the contract takes', 'plan --feed a --horizon 181d', '--horizon is at most 180d'],
    ['to act without a key', 'apply --feed a --chain ronin', 'Say who acts'],
    ['an address alone', `apply --feed a --chain ronin --sender ${sender}`, 'Name what holds the key'],
    ['a key without its address', 'apply --feed a --chain ronin --ledger', '--sender is missing.'],
    ['two keys', `apply --feed a --sender ${sender} --unlocked --ledger`, 'One of --ledger and --unlocked'],
    ['nobody', `apply --feed a --sender ${zeroAddress} --unlocked`, '--sender is the zero address'],
    ['an address that is none', 'apply --feed a --sender 0x12', '--sender is "0x12", which is no address.'],
    ['a Safe with a key', `apply --feed a --safe ${sender} --ledger`, '--safe acts alone'],
    ['a Safe that watches', `watch --feed a --safe ${sender}`, 'A Safe cannot act by itself'],
    ['an unknown flag', 'plan --feed a --private-key 0x12', "Unknown option '--private-key'"],
    ['a webhook that is not set', 'watch --feed a --notify', 'OPERATE_WEBHOOK, which is not set'],
  ])('%s', (_, line, sentence) => {
    expect(() => read(line)).toThrow(sentence)
  })

  test.each(['OPERATE_WEBHOOK', 'OPERATE_HEARTBEAT'])('a broken %s, without showing it', (variable) => {
    const reading = () =>
      read('watch --feed a --notify', { OPERATE_WEBHOOK: 'https://a', [variable]: 'urgent=secret' })
    expect(reading).toThrow(`${variable} is no URL that begins with https://.`)
    expect(reading).not.toThrow(/secret/)
  })
})
