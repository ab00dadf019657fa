import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { admin } from '@/i18n/en/admin'
import { describeMissingRole, namesOf, type RoleReads, rolesOf } from './roles'

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

describe('roles', () => {
  test('the owner operates without the operator role', () => {
    expect(namesOf(aRole({ account: owner }))).toEqual(['owner', 'operator', 'hubOwner'])
  })

  test('an operator is not an owner', () => {
    expect(namesOf(aRole({ hasOperatorRole: true }))).toEqual(['operator'])
  })

  test('a pending owner is not the owner yet', () => {
    const roles = aRole({ poolPendingOwner: other, hubPendingOwner: other })
    expect(namesOf(roles)).toEqual(['pendingOwner', 'hubPendingOwner'])
    expect(roles).toMatchObject({ poolPendingOwner: other, hubPendingOwner: other })
  })

  test('tells tournament admins from the default admin', () => {
    expect(namesOf(aRole({ isTournamentAdmin: true }))).toEqual(['tournamentAdmin'])
    expect(namesOf(aRole({ isTournamentDefaultAdmin: true }))).toEqual(['tournamentDefaultAdmin'])
  })

  test('the zero address has no role', () => {
    expect(aRole()).toMatchObject({ poolPendingOwner: undefined, hubPendingOwner: undefined })
    expect(namesOf(aRole({ account: undefined, poolOwner: undefined }))).toEqual([])
  })
})

describe('the missing role', () => {
  test('is named', () => {
    expect(describeMissingRole(aRole(), admin, 'operator')).toBe(admin.role.needed.operator)
    expect(describeMissingRole(aRole({ isTournamentDefaultAdmin: true }), admin, 'tournamentAdmin')).toBe(
      admin.role.needed.tournamentAdmin,
    )
  })

  test('mentions a renounced ownership', () => {
    const roles = aRole({ hubOwner: zeroAddress })
    expect(describeMissingRole(roles, admin, 'hubOwner')).toBe(admin.role.noOwner)
    expect(describeMissingRole(roles, admin, 'owner')).toBe(admin.role.needed.owner)
  })

  test('is unknown while loading, and undefined without an account', () => {
    expect(describeMissingRole(aRole({ isKnown: false }), admin, 'owner')).toBe(admin.role.reading)
    expect(describeMissingRole(aRole({ account: undefined }), admin, 'owner')).toBeUndefined()
  })

  test('is undefined for an account with the role', () => {
    expect(describeMissingRole(aRole({ account: owner }), admin, 'owner')).toBeUndefined()
    expect(describeMissingRole(aRole({ hubPendingOwner: other }), admin, 'hubPendingOwner')).toBeUndefined()
  })
})
