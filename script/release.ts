// `npm run release -- --chain <name>`: a site that anyone can rebuild byte by byte, in release/.
// `npm run release -- --check <url>`: rebuilds a published site and compares each of its files.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run } from '../src/testing/processes.ts'
import { parseFile, runMain, UserFacingError } from './lib/machine.ts'
import {
  buildClean,
  differences,
  hashFiles,
  hashServed,
  packCar,
  type Source,
  sourceSchema,
} from './lib/release.ts'
import { readSiteFlags, siteFlags } from './lib/siteFlags.ts'
import { temporaryFolder } from './lib/temporaryFolder.ts'

const folder = join(root, 'release')

/** Hosts follow these and don't serve them. */
const RULES = ['_redirects', '_headers']

await runMain(async () => {
  const { check, ...flags } = parseArgs({ options: { ...siteFlags, check: { type: 'string' } } }).values
  if (check !== undefined && !URL.canParse(check))
    throw new UserFacingError(`--check is "${check}", which is no URL.`)
  const commit = await currentCommit()
  using temporary = temporaryFolder()
  return check === undefined
    ? await makeRelease({ commit, settings: readSiteFlags(flags) }, temporary.path)
    : await checkSite(new URL(check.replace(/\/*$/, '/')).href, commit, temporary.path)
})

/** @throws {UserFacingError} if the folder isn't what was committed */
async function currentCommit() {
  if (await run('git', ['status', '--porcelain']))
    throw new UserFacingError('A release is built from a commit: commit or stash your changes first.')
  return (await run('git', ['rev-parse', 'HEAD'])).trim()
}

/** Builds twice, in other folders and in other time zones. */
async function makeRelease(source: Source, temporary: string) {
  console.log(`Building ${source.commit} twice in clean folders. This takes some minutes.`)
  const site = await buildClean(join(temporary, 'one'), source)
  const again = await buildClean(join(temporary, 'another'), source, { TZ: 'Pacific/Kiritimati' })
  const hashes = hashFiles(site)
  const differing = differences(hashes, hashFiles(again))
  if (differing.length > 0) throw new UserFacingError(`Two builds differ in ${differing.join(', ')}.`)

  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  cpSync(site, join(folder, 'site'), { recursive: true })
  const sums = [...hashes].map(([file, hash]) => `${hash}  ${file}\n`)
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
  const sbom = ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx']
  writeFileSync(join(folder, 'sbom.cdx.json'), await run('npm', sbom))
  const cid = await packCar(site, join(folder, 'site.car'))
  writeFileSync(join(folder, 'CID'), `${cid}\n`)
  console.log(`release/ has ${hashes.size} files. How to publish them: docs/releases.md\nCID: ${cid}`)
  return 0
}

async function checkSite(url: string, commit: string, temporary: string) {
  const published = await (await fetch(new URL('release.json', url))).text()
  const source = parseFile(sourceSchema, published, `${url}release.json`)
  if (source.commit !== commit)
    throw new UserFacingError(`This site is of commit ${source.commit}: check that out, then try again.`)
  console.log(`Rebuilding ${commit} with ${JSON.stringify(source.settings)}.`)
  const site = await buildClean(join(temporary, 'one'), source)
  const hashes = new Map([...hashFiles(site)].filter(([file]) => !RULES.includes(file)))
  const differing = differences(hashes, await hashServed(url, hashes.keys()))
  if (differing.length > 0) throw new UserFacingError(`${url} differs in ${differing.join(', ')}.`)
  const cid = await packCar(site, join(temporary, 'site.car'))
  console.log(`All ${hashes.size} files of ${url} are those of this commit.\nCID: ${cid}`)
  return 0
}
