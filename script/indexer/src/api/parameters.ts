import { HTTPException } from 'hono/http-exception'
import { type Hex, isAddress } from 'viem'

const MAX_INTEGER = 2 ** 31 - 1

/** @throws {HTTPException} */
export function numberOf(
  text: string | undefined,
  name: string,
  fallback: number,
  most = MAX_INTEGER,
): number {
  if (text === undefined) return fallback
  if (!/^\d{1,10}$/.test(text) || Number(text) > most) {
    throw new HTTPException(400, { message: `${name} is a whole number up to ${most}.` })
  }
  return Number(text)
}

/** Returns it in lower case, as the database has it. @throws {HTTPException} */
export function addressOf(text: string | undefined): Hex | undefined {
  if (text === undefined) return undefined
  const address = text.toLowerCase()
  if (!isAddress(address)) throw new HTTPException(400, { message: `${text} is no address.` })
  return address
}

/** @throws {HTTPException} */
export function oneOf<T extends string>(text: string | undefined, choices: readonly T[], fallback: T): T {
  if (text === undefined) return fallback
  const choice = choices.find((known) => known === text)
  if (!choice) throw new HTTPException(400, { message: `${text} is none of ${choices.join(', ')}.` })
  return choice
}
