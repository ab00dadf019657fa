import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { admin } from '@/i18n/en/admin'
import { describeMissingRole, namesOf, type RoleName, type RoleReads, rolesOf } from './roles'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function aRole(overrides: Partial<RoleReads> = {}) {
  return rolesOf({
    account: other,
    isKnown: true,
    poolOwner: owner,
    poolPendingOwner: zeroAddress,
    hubOwner: owner,
    hubPendingOwner: zeroAddress,
    hasOperatorRole: false,
    isTournamentAdmin: false,
    isTournamentDefaultAdmin: false,
    ...overrides,
  })
}

test.each<[string, Partial<RoleReads>, string[]]>([
  ['owner operates without the operator role', { account: owner }, ['owner', 'operator', 'hubOwner']],
  ['operator is not an owner', { hasOperatorRole: true }, ['operator']],
  [
    'pending owner is not the owner yet',
    { poolPendingOwner: other, hubPendingOwner: other },
    ['pendingOwner', 'hubPendingOwner'],
  ],
  ['tournament admin is not the default admin', { isTournamentAdmin: true }, ['tournamentAdmin']],
  ['default admin is no tournament admin', { isTournamentDefaultAdmin: true }, ['tournamentDefaultAdmin']],
  ['zero address has no role', { account: undefined, poolOwner: undefined }, []],
])('the %s', (_, reads, names) => expect(namesOf(aRole(reads))).toEqual(names))

test('a pending owner of zero is none', () => {
  expect(aRole()).toMatchObject({ poolPendingOwner: undefined, hubPendingOwner: undefined })
  expect(aRole({ poolPendingOwner: other, hubPendingOwner: other })).toMatchObject({
    poolPendingOwner: other,
    hubPendingOwner: other,
  })
})

const { needed, noOwner, reading } = admin.role

test.each<[Partial<RoleReads>, RoleName, string | undefined]>([
  [{}, 'operator', needed.operator],
  [{ isTournamentDefaultAdmin: true }, 'tournamentAdmin', needed.tournamentAdmin],
  // Renounced.
  [{ hubOwner: zeroAddress }, 'hubOwner', noOwner],
  [{ hubOwner: zeroAddress }, 'owner', needed.owner],
  [{ isKnown: false }, 'owner', reading],
  [{ account: undefined }, 'owner', undefined],
  [{ account: owner }, 'owner', undefined],
  [{ hubPendingOwner: other }, 'hubPendingOwner', undefined],
])('with %o, the missing role of an %s is described', (reads, role, text) =>
  expect(describeMissingRole(aRole(reads), admin, role)).toBe(text),
)
