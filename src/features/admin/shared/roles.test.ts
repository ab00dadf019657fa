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
  test('the owner operates without being listed', () => {
    expect(namesOf(aRole({ account: owner }))).toEqual(['owner', 'operator', 'hubOwner'])
  })

  test('an operator is no owner', () => {
    expect(namesOf(aRole({ hasOperatorRole: true }))).toEqual(['operator'])
  })

  test('who is named as the next owner is not the owner yet', () => {
    const roles = aRole({ poolPendingOwner: other, hubPendingOwner: other })
    expect(namesOf(roles)).toEqual(['pendingOwner', 'hubPendingOwner'])
    expect(roles).toMatchObject({ poolPendingOwner: other, hubPendingOwner: other })
  })

  test('tournaments have admins of two kinds', () => {
    expect(namesOf(aRole({ isTournamentAdmin: true }))).toEqual(['tournamentAdmin'])
    expect(namesOf(aRole({ isTournamentDefaultAdmin: true }))).toEqual(['tournamentDefaultAdmin'])
  })

  test('the zero address has been given nothing', () => {
    expect(aRole()).toMatchObject({ poolPendingOwner: undefined, hubPendingOwner: undefined })
    expect(namesOf(aRole({ account: undefined, poolOwner: undefined }))).toEqual([])
  })
})

describe('why an account is refused', () => {
  test('names who could', () => {
    expect(describeMissingRole(aRole(), admin, 'operator')).toBe(admin.role.needed.operator)
    expect(describeMissingRole(aRole({ isTournamentDefaultAdmin: true }), admin, 'tournamentAdmin')).toBe(
      admin.role.needed.tournamentAdmin,
    )
  })

  test('is nobody’s fault once the ownership is renounced', () => {
    const roles = aRole({ hubOwner: zeroAddress })
    expect(describeMissingRole(roles, admin, 'hubOwner')).toBe(admin.role.noOwner)
    expect(describeMissingRole(roles, admin, 'owner')).toBe(admin.role.needed.owner)
  })

  test('is not said before it is known, nor of nobody', () => {
    expect(describeMissingRole(aRole({ isKnown: false }), admin, 'owner')).toBe(admin.role.reading)
    expect(describeMissingRole(aRole({ account: undefined }), admin, 'owner')).toBeUndefined()
  })

  test('is nothing for who may', () => {
    expect(describeMissingRole(aRole({ account: owner }), admin, 'owner')).toBeUndefined()
    expect(describeMissingRole(aRole({ hubPendingOwner: other }), admin, 'hubPendingOwner')).toBeUndefined()
  })
})
