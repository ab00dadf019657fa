import { type Address, getAddress } from 'viem'

/** Returns the value in its own type. @throws {TypeError} if it has another form */
export type Parser<T> = (value: unknown) => T

export const integer: Parser<number> = (value) => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw new TypeError('no integer')
}

export const bigInteger: Parser<bigint> = (value) => BigInt(integer(value))

/** A decimal string, as JSON numbers can't hold wei. */
export const wei: Parser<bigint> = (value) => {
  if (typeof value === 'string' && /^-?\d{1,78}$/.test(value)) return BigInt(value)
  throw new TypeError('no amount')
}

export const text: Parser<string> = (value) => {
  if (typeof value === 'string') return value
  throw new TypeError('no text')
}

export const address: Parser<Address> = (value) => getAddress(text(value))

export const listOf =
  <T>(parse: Parser<T>): Parser<readonly T[]> =>
  (value) => {
    if (Array.isArray(value)) return value.map(parse)
    throw new TypeError('no list')
  }

export const flag: Parser<boolean> = (value) => {
  if (typeof value === 'boolean') return value
  throw new TypeError('neither true nor false')
}

/** Parses `null` or a missing property to `undefined`. */
export const optional =
  <T>(parse: Parser<T>): Parser<T | undefined> =>
  (value) =>
    value === null || value === undefined ? undefined : parse(value)

/** Parses an object's properties, each by its own parser. */
export const object =
  <T extends object>(parsers: { readonly [Name in keyof T]: Parser<T[Name]> }): Parser<T> =>
  (value) => {
    const read = propertiesOf(value)
    const parsed = Object.entries<Parser<unknown>>(parsers).map(([name, parse]) => [name, read(name, parse)])
    // `fromEntries` doesn't keep the names.
    return Object.fromEntries(parsed)
  }

/** Names the property that has another form, such as `opponents.name`. */
export class PropertyError extends TypeError {
  constructor(
    readonly path: string,
    readonly problem: string,
  ) {
    super(`${path} is ${problem}`)
  }
}

/**
 * Returns a function that reads a property, and names it if it has another form.
 * @throws {TypeError} if the value is no object
 */
export function propertiesOf(value: unknown) {
  if (typeof value !== 'object' || value === null) throw new TypeError('no object')
  const properties = new Map(Object.entries(value))
  return <T>(name: string, parse: Parser<T>): T => {
    try {
      return parse(properties.get(name))
    } catch (error) {
      if (error instanceof PropertyError) throw new PropertyError(`${name}.${error.path}`, error.problem)
      throw new PropertyError(name, error instanceof Error ? error.message : String(error))
    }
  }
}
