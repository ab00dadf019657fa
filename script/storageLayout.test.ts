import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import solc from 'solc'
import { expect, test } from 'vitest'
import { POOL_SLOTS, POSITIONS } from '../src/features/matches/check/poolStorage.ts'
import { root } from '../src/testing/processes.ts'
import { SLOTS } from './lib/poolStorage.ts'

type Variable = { label: string; slot: string; offset: number }
type Layout = { storage: Variable[]; types: Record<string, { members?: Variable[] }> }

const POOL = 'contracts/src/BettingPool.sol'
/** Bytes of an address, after which StateLibrary finds what is packed above one. */
const ADDRESS = 20

const read = (path: string) => readFileSync(join(root, path), 'utf8')

function compileLayout(): Layout {
  const input = {
    language: 'Solidity',
    sources: { [POOL]: { content: read(POOL) } },
    settings: {
      evmVersion: 'cancun',
      remappings: ['@openzeppelin/=node_modules/@openzeppelin/'],
      outputSelection: { [POOL]: { BettingPool: ['storageLayout'] } },
    },
  }
  const readImport = { import: (path: string) => ({ contents: read(path) }) }
  return JSON.parse(solc.compile(JSON.stringify(input), readImport)).contracts[POOL].BettingPool.storageLayout
}

const layout = compileLayout()
const constants = Object.fromEntries(
  [
    ...read('contracts/src/libraries/StateLibrary.sol').matchAll(
      /constant (\w+) = (?:bytes32\(uint256\()?(\d+)/g,
    ),
  ].map(([, name = '', position]) => [name, Number(position)]),
)

const positionsOf = (variables: Variable[]) =>
  Object.fromEntries(variables.map(({ label, slot, offset }) => [label, [Number(slot), offset]]))

const membersOf = (struct: string) => {
  const [, type] = Object.entries(layout.types).find(([name]) => name.startsWith(`t_struct(${struct})`)) ?? []
  return positionsOf(type?.members ?? [])
}

test('StateLibrary reads the pool where the compiler puts it', () => {
  const { TREASURY, BONDS, MATCHES, RESULT_SOURCES, SUCCESSORS, BETTORS, NEWEST } = constants
  expect(positionsOf(layout.storage)).toMatchObject({
    _treasury: [TREASURY, 0],
    tournament: [BONDS, 0],
    _bonds: [BONDS, ADDRESS],
    _matches: [MATCHES, 0],
    _resultSources: [RESULT_SOURCES, 0],
    _successors: [SUCCESSORS, 0],
    _bettors: [BETTORS, 0],
    _newestBettor: [NEWEST, 0],
    _nextMatchId: [NEWEST, ADDRESS],
    _newestOpenMatchId: [NEWEST, ADDRESS + 6],
  })
})

test('StateLibrary reads a match and a position where the compiler puts them', () => {
  const { SLOT0, SLOT1, TERMS, RECORD, CHALLENGE, NAME, POSITIONS } = constants
  expect(membersOf('MatchState')).toEqual({
    slot0: [SLOT0, 0],
    slot1: [SLOT1, 0],
    terms: [TERMS, 0],
    record: [RECORD, 0],
    challenge: [CHALLENGE, 0],
    name: [NAME, 0],
    positions: [POSITIONS, 0],
  })
  expect(membersOf('Position')).toEqual({ bet: [0, 0] })
})

test('the check of a match and its verification read where StateLibrary does', () => {
  expect(constants).toMatchObject({ ...POOL_SLOTS, POSITIONS })
  for (const [name, position] of Object.entries(SLOTS)) expect(BigInt(constants[name] ?? 0)).toBe(position)
})
