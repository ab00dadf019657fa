import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CarReader } from '@ipld/car'
import { expect, test } from 'vitest'
import { startServer } from '../src/testing/httpServer.ts'
import { run } from '../src/testing/processes.ts'
import { testFolder } from '../src/testing/testFolder.ts'
import { differences, hashFiles, hashServed, installLocked, packCar } from './lib/release.ts'

const site = { 'index.html': '<!doctype html>', 'assets/app.js': 'console.log(1)' }

test('two builds differ in a changed byte, and in a file that only one has', () => {
  const hashes = hashFiles(testFolder(site))
  expect([...hashes.keys()]).toEqual(['assets/app.js', 'index.html'])
  const differencesTo = (files: Record<string, string>) => differences(hashes, hashFiles(testFolder(files)))
  expect(differencesTo(site)).toEqual([])
  expect(differencesTo({ ...site, 'assets/app.js': 'console.log(2)' })).toEqual(['assets/app.js'])
  expect(differencesTo({ 'index.html': site['index.html'] })).toEqual(['assets/app.js'])
  expect(differencesTo({ ...site, 'evil.js': '' })).toEqual(['evil.js'])
})

test('a served site differs in a changed byte and in a missing file', async () => {
  const hashes = hashFiles(testFolder({ ...site, '404.html': 'Not found', 'robots.txt': 'x' }))
  const served: Record<string, string> = {
    '/below/index.html': '<!doctype html>',
    '/below/assets/app.js': 'x',
  }
  await using server = await startServer(({ url = '' }, response) =>
    response.writeHead(url in served ? 200 : 404).end(served[url] ?? 'Not found'),
  )
  const found = await hashServed(`${server.url}/below/`, hashes.keys())
  expect(differences(hashes, found)).toEqual(['assets/app.js', 'robots.txt'])
})

test('the CAR file holds the whole site under the CID of other implementations', async () => {
  // Larger than a chunk.
  const folder = testFolder({ ...site, 'big.bin': new Uint8Array(1_500_000) })
  const [one, other] = [join(testFolder({}), 'site.car'), join(testFolder({}), 'site.car')]
  // From ipfs-car 3.1.0.
  const cid = 'bafybeiaeyqumygkcmj434vvios4ky6npjpzj4jdbiyue4ir3c6xjia2mrm'
  expect(await packCar(folder, one)).toBe(cid)
  expect(await packCar(folder, other)).toBe(cid)
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true)
  const car = await CarReader.fromBytes(readFileSync(one))
  expect((await car.getRoots()).map(String)).toEqual([cid])
  const names = []
  for await (const { cid, bytes } of car.blocks()) {
    expect(createHash('sha256').update(bytes).digest()).toEqual(Buffer.from(cid.multihash.digest))
    names.push(cid)
  }
  // Two files, two chunks and their file, two folders.
  expect(names).toHaveLength(7)
})

interface Dependency {
  code?: string
  /** Other code in place of the locked one. */
  served?: string
  locked?: boolean
}

async function makeProject({ code = 'export {}', served = code, locked = true }: Dependency) {
  const pack = async (text: string) => {
    const manifest = '{ "name": "dep", "version": "1.0.0" }'
    const folder = testFolder({ 'package/package.json': manifest, 'package/index.js': text })
    await run('tar', ['-czf', 'dep.tgz', 'package'], { cwd: folder })
    return readFileSync(join(folder, 'dep.tgz'))
  }
  const original = await pack(code)
  const integrity = `sha512-${createHash('sha512').update(original).digest('base64')}`
  const root = { name: 'app', version: '1.0.0', dependencies: { dep: 'file:dep.tgz' } }
  const dep = { version: '1.0.0', resolved: 'file:dep.tgz', ...(locked && { integrity }) }
  const packages = { '': root, 'node_modules/dep': dep }
  const lock = { ...root, lockfileVersion: 3, requires: true, packages }
  return testFolder({
    'package.json': JSON.stringify(root),
    'package-lock.json': JSON.stringify(lock),
    'dep.tgz': served === code ? original : await pack(served),
  })
}

test('installs what the lock file names', async () => {
  const folder = await makeProject({})
  await installLocked(folder)
  expect(readFileSync(join(folder, 'node_modules', 'dep', 'index.js'), 'utf8')).toBe('export {}')
})

test('refuses a dependency with other bytes', async () => {
  // Its own: npm would take bytes that another test has put into its cache.
  const folder = await makeProject({ code: 'export const own = 1', served: 'steal()' })
  await expect(installLocked(folder)).rejects.toMatchObject({ output: expect.stringContaining('EINTEGRITY') })
})

test('refuses a dependency that the lock file does not know', async () => {
  const folder = await makeProject({})
  const project = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  project.dependencies.other = 'file:dep.tgz'
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project))
  const output = expect.stringContaining('Missing: other')
  await expect(installLocked(folder)).rejects.toMatchObject({ output })
})

test('refuses a lock file without integrity', async () => {
  const folder = await makeProject({ locked: false })
  await expect(installLocked(folder)).rejects.toThrow('no integrity for node_modules/dep')
})
