// The operator's own files in site/: team logos and links to streams.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/testing/processes.ts'
import { UserFacingError } from './machine.ts'

/** In bytes. */
export const MAX_LOGO = 20_000

/** @throws {UserFacingError} if a logo is too large or has a name that no team can have, or if a link isn't https */
export function checkSiteFiles(folder = join(root, 'site')) {
  const teams = join(folder, 'teams')
  for (const name of existsSync(teams) ? readdirSync(teams) : []) {
    if (!/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*\.(svg|png|webp)$/u.test(name) || name !== name.toLowerCase()) {
      throw new UserFacingError(`site/teams/${name} should be named like team-liquid.svg (or .png, .webp).`)
    }
    const { size } = statSync(join(teams, name))
    if (size > MAX_LOGO) {
      throw new UserFacingError(`site/teams/${name} has ${size} bytes, and a logo at most ${MAX_LOGO}.`)
    }
  }
  const links: unknown = JSON.parse(readFileSync(join(folder, 'links.json'), 'utf8'))
  for (const [key, url] of Object.entries(links ?? {})) {
    const isRight = typeof url === 'string' && URL.canParse(url) && new URL(url).protocol === 'https:'
    if (!isRight)
      throw new UserFacingError(`site/links.json has "${url}" for "${key}", and a link begins with https://.`)
  }
}
