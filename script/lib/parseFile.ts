import type { z } from 'zod'
import { UserFacingError } from './machine.ts'

/**
 * Parses a JSON file that people edit.
 * @param name begins the error's sentence
 * @throws {UserFacingError} naming the first wrong field
 */
export function parseFile<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  name: string,
): z.output<Schema> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new UserFacingError(`${name} is not valid JSON.`)
  }
  const result = schema.safeParse(json)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new UserFacingError(`${name} is wrong at "${issue?.path.join('.')}": ${issue?.message}.`)
}
