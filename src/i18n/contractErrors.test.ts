import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { errorsAbi } from '@/chain/queries/errors'
import { describeFailure } from './describeFailure'
import { en } from './en/catalogue'

const customErrors = errorsAbi.map(({ name, inputs }) => ({
  name,
  args: inputs.map(({ type }) => exampleOf(type)),
}))

function exampleOf(type: string): unknown {
  if (type === 'uint8' || type === 'uint16' || type === 'uint32') return 2
  if (type.startsWith('uint')) return parseEther('0.25')
  return '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
}

describe('contract error messages', () => {
  test('cover every contract', () => {
    const names = customErrors.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['MatchNotFound', 'TournamentNotFound']))
    expect(names.length).toBeGreaterThan(30)
  })

  test.each(customErrors)('exist for $name', ({ name, args }) => {
    const sentence = describeFailure({ kind: 'contract', name, args }, en)
    expect(sentence).toMatch(/^[A-Z].*[.!?]$/)
    // No error name and no raw value on screen.
    expect(sentence).not.toMatch(new RegExp(`${name}|undefined|NaN|0x`))
  })

  test('show amounts in WETH', () => {
    const args = [parseEther('0.001'), parseEther('0.01')]
    expect(describeFailure({ kind: 'contract', name: 'BetBelowMinimum', args }, en)).toBe(
      'Minimum bet is 0.01 WETH. Enter more.',
    )
  })

  test('name the coin that is missing', () => {
    expect(describeFailure({ kind: 'insufficientFunds' }, en)).toBe('Not enough ETH to cover this plus gas.')
  })

  test('name a wallet’s old entry for the network', () => {
    expect(describeFailure({ kind: 'duplicateNetwork', entry: 'Saigon' }, en)).toBe(
      'Your wallet has an old entry for this network (Saigon). Remove it in your wallet, then try again.',
    )
  })

  test('exist for unknown errors', () => {
    expect(describeFailure({ kind: 'contract', name: '0x12345678', args: [] }, en)).toContain('0x12345678')
    expect(describeFailure({ kind: 'unknown', message: '' }, en)).toBe('Unknown error occurred')
    expect(describeFailure({ kind: 'unknown', message: 'Odd.' }, en)).toBe('Odd.')
  })
})
