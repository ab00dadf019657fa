import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const root = fileURLToPath(new URL('../..', import.meta.url))

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/, 'is no address')

const deploymentSchema = z.strictObject({
  bettingPool: address,
  tournament: address,
  communityHub: address,
  weth: address,
  deployBlock: z.int().nonnegative(),
})

/** @param {number | string} chainId */
export function deploymentPath(chainId) {
  return join(root, 'src', 'chain', 'deployments', `${chainId}.json`)
}

/**
 * Reads and checks a deployment file, as `script/Deploy.s.sol` writes it.
 * @param {string} path
 * @throws {Error} with one sentence that says what is missing or wrong
 */
export function readDeployment(path) {
  let text
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new Error(`There is no deployment file ${path}: "npm start" writes the local chain's.`)
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
