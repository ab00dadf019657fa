// The parts of a release: a clean build, the hashes of its files, and the CAR file with its CID.
import { hash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { CarWriter } from '@ipld/car'
import { type ImportResult, importer, type WritableStorage } from 'ipfs-unixfs-importer'
import { z } from 'zod'
import { root, run } from '../../src/testing/processes.ts'
import { installArguments } from './bootstrap.mjs'
import { readDeployment } from './deployments.ts'
import { UserFacingError } from './machine.ts'
import { readSite } from './site.ts'

/** The commit and the settings of a build, from the site's `release.json`. */
export const sourceSchema = z.object({
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  /** Vite's variables, which the site's scripts contain anyway. */
  settings: z.record(z.string().startsWith('VITE_'), z.string()),
})

type CID = ImportResult['cid']

export type Source = z.infer<typeof sourceSchema>

/** SHA-256 in hex by file, in the order of their names. */
export type Hashes = ReadonlyMap<string, string>

/**
 * Builds a commit's site from a new clone, with the packages of its lock file.
 * @param env variables that a build must not depend on
 * @returns the site's folder, inside `folder`
 */
export async function buildClean(folder: string, source: Source, env: NodeJS.ProcessEnv = {}) {
  await run('git', ['clone', '--quiet', '--no-checkout', root, folder])
  await run('git', ['checkout', '--quiet', '--detach', source.commit], { cwd: folder })
  await installLocked(folder)
  const others = Object.keys(process.env).filter((name) => name.startsWith('VITE_'))
  const unset = Object.fromEntries(others.map((name) => [name, undefined]))
  await run(process.execPath, ['script/run.mjs', 'build'], {
    cwd: folder,
    env: { ...unset, ...source.settings, NODE_ENV: 'production', ...env },
  })
  const site = join(folder, 'dist')
  writeFileSync(join(site, 'release.json'), `${JSON.stringify(await manifestOf(source), null, 2)}\n`)
  return site
}

/**
 * Installs a folder's packages by its lock file.
 * @throws {ToolError} if npm gets other bytes than the lock file names
 * @throws {UserFacingError} if the lock file doesn't name a package's bytes
 */
export async function installLocked(folder: string) {
  await run('npm', installArguments, { cwd: folder })
  const lock: { packages: Record<string, { integrity?: string }> } = JSON.parse(
    readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'),
  )
  const unknown = Object.keys(lock.packages).filter((name) => !lock.packages[name]?.integrity)
  if (unknown.length > 0)
    throw new UserFacingError(`package-lock.json has no integrity for ${unknown.join(', ')}.`)
}

async function manifestOf({ commit, settings }: Source) {
  const config = JSON.parse(
    await run('forge', ['config', '--json'], { env: { FOUNDRY_PROFILE: 'deployed' } }),
  )
  const [{ via_ir: viaIR, optimizer_runs: optimizerRuns }] = config.additional_compiler_profiles
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const compiler = { solc: devDependencies.solc, evmVersion: config.evm_version, viaIR, optimizerRuns }
  const { id: chainId } = readSite(settings).chain
  return { commit, settings, chainId, contracts: readDeployment(chainId), compiler }
}

export function hashFiles(folder: string): Hashes {
  return new Map(filesIn(folder).map((file) => [file, hash('sha256', readFileSync(join(folder, file)))]))
}

/** Hashes what a site answers for files, also with the status 404 that some hosts give to 404.html. */
export async function hashServed(site: string, files: Iterable<string>): Promise<Hashes> {
  const hashes = new Map<string, string>()
  for (const file of files) {
    const response = await fetch(new URL(file, site))
    hashes.set(file, hash('sha256', new Uint8Array(await response.arrayBuffer())))
  }
  return hashes
}

/** Returns the files that differ, or that only one has. */
export function differences(one: Hashes, other: Hashes): string[] {
  const files = new Set([...one.keys(), ...other.keys()])
  return [...files].filter((file) => one.get(file) !== other.get(file))
}

/**
 * Packs a folder into a CAR file. The profile of IPIP-499 fixes all that a CID depends on.
 * @returns the folder's CID
 */
export async function packCar(folder: string, carFile: string): Promise<string> {
  const files = filesIn(folder).map((path) => ({ path, content: readFileSync(join(folder, path)) }))
  const blocks = new Map<string, { cid: CID; bytes: Uint8Array }>()
  const store: WritableStorage = {
    put: async (cid, bytes) => {
      if (bytes instanceof Uint8Array) blocks.set(String(cid), { cid, bytes })
      return cid
    },
  }
  let top: CID | undefined
  const options = { profile: 'unixfs-v1-2025', wrapWithDirectory: true, fileImportConcurrency: 1 } as const
  for await (const { cid } of importer(files, store, options)) top = cid
  if (!top) throw new Error(`${folder} has no files`)
  const { writer, out } = CarWriter.create(top)
  const written = writeFile(carFile, out)
  for (const block of blocks.values()) await writer.put(block)
  await writer.close()
  await written
  return String(top)
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort()
}
