import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getAddress } from 'viem'
import { z } from 'zod'
import { root } from '../../src/testing/processes.ts'
import { parseFile, UserFacingError } from './machine.ts'

// Checksummed, because readers compare the text.
const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'is no address')
  .transform((text) => getAddress(text))

const deploymentSchema = z.strictObject({
  bettingPool: address,
  tournament: address,
  communityHub: address,
  lens: address,
  weth: address,
  /** A `RealityArbiter` and its immutables. */
  arbiter: z
    .strictObject({
      address,
      realityETH: address,
      arbitrator: address,
      templateId: z.int().nonnegative(),
    })
    .optional(),
  deployBlock: z.int().nonnegative(),
})

export type Deployment = z.infer<typeof deploymentSchema>

/** Anvil's id. Not the app's constant: `npm run verify-match` shares no code with the app. */
export const LOCAL = 31_337

/** Returns the path of a chain's deployment file. Tests set CLUTCHPOOL_DEPLOYMENTS to keep theirs elsewhere. */
export function deploymentPath(chainId: number) {
  const folder = process.env.CLUTCHPOOL_DEPLOYMENTS ?? join(root, 'src', 'chain', 'config', 'deployments')
  return join(folder, `${chainId}.json`)
}

/** Reads and validates a chain's deployment file. @throws {UserFacingError} */
export function readDeployment(chainId: number): Deployment {
  const path = deploymentPath(chainId)
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    const command = chainId === LOCAL ? 'npm start' : 'npm run deploy'
    throw new UserFacingError(`There is no deployment file ${path}: "${command}" writes it.`)
  }
  return parseFile(deploymentSchema, text, `The deployment file ${path}`)
}

/** Validates a deployment and writes it for the app. */
export function writeDeployment(path: string, deployment: z.input<typeof deploymentSchema>) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(deploymentSchema.parse(deployment), null, 2)}\n`)
}
