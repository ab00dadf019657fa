import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getAddress } from 'viem'
import { z } from 'zod'

const root = fileURLToPath(new URL('../..', import.meta.url))

// With their checksums: whoever reads them compares letter by letter.
const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'is no address')
  .transform((text) => getAddress(text))

const deploymentSchema = z.strictObject({
  bettingPool: address,
  tournament: address,
  communityHub: address,
  weth: address,
  deployBlock: z.int().nonnegative(),
})

/** Where the addresses on a chain are kept. Tests keep those of their chains elsewhere. @param {number | string} chainId */
export function deploymentPath(chainId) {
  const folder = process.env.CLUTCHPOOL_DEPLOYMENTS ?? join(root, 'src', 'chain', 'config', 'deployments')
  return join(folder, `${chainId}.json`)
}

/**
 * Reads and checks a deployment file.
 * @param {string} path
 * @param {string} [remedy] how it comes into being
 * @throws {Error} with one sentence that says what is missing or wrong
 */
export function readDeployment(path, remedy = '"npm start" writes it') {
  let text
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new Error(`There is no deployment file ${path}: ${remedy}.`)
  }
  let json
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error(`The deployment file ${path} is not valid JSON.`)
  }
  const result = deploymentSchema.safeParse(json)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new Error(`The deployment file ${path} is wrong at "${issue.path.join('.')}": ${issue.message}.`)
  }
  return result.data
}

/**
 * Keeps a deployment for the app.
 * @param {string} path
 * @param {object} deployment
 * @throws {Error} if it is none
 */
export function writeDeployment(path, deployment) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(deploymentSchema.parse(deployment), null, 2)}\n`)
}
