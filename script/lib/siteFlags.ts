import { loadEnv } from 'vite'
import { root } from '../../src/testing/processes.ts'
import { readDeployment } from './deployments.ts'
import { publicChain, readSite } from './site.ts'

/** The flags of `npm run build` and `npm run release`. */
export const siteFlags = { chain: { type: 'string' }, origin: { type: 'string' } } as const

/**
 * Sets Vite's variables as the flags say, before anything takes time, and returns all of them.
 * @throws {UserFacingError} if they can't make a site
 */
export function readSiteFlags({ chain, origin }: { [Name in keyof typeof siteFlags]?: string | undefined }) {
  if (chain !== undefined) process.env.VITE_CHAIN_ID = String(publicChain(chain).chain.id)
  if (origin !== undefined) process.env.VITE_SITE_ORIGIN = origin
  const variables = loadEnv('production', root)
  readDeployment(readSite(variables).chain.id)
  return variables
}
