// The house rules by which results are named, and every version of them that was ever published.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Hash, keccak256 } from 'viem'
import { rulesFile } from '../../src/domain/match/rules/rulesFile.ts'
import { root } from '../../src/testing/processes.ts'

export type HouseRules = { hash: Hash; text: Buffer }

const folder = join(root, 'docs', 'house-rules')

export const currentRules = (): HouseRules => readRules(join(root, 'docs', 'house-rules.md'))

/** Reads all versions by the name of their file, which is the beginning of their hash. */
export function publishedRules(): Map<string, HouseRules> {
  return new Map(readdirSync(folder).map((name) => [name, readRules(join(folder, name))]))
}

/** Returns the files with which a site serves its current text and all published ones. */
export function rulesFiles(): Map<string, Buffer> {
  const versions = [currentRules(), ...publishedRules().values()]
  return new Map(versions.map(({ hash, text }) => [rulesFile(hash), text]))
}

/**
 * Returns the address of a version for the chain.
 * @param origin the site's origin; without, the address is relative to whichever site shows it
 */
export function rulesUri({ hash }: HouseRules, origin = ''): string {
  return `${origin}/${rulesFile(hash)}`
}

function readRules(path: string): HouseRules {
  const text = readFileSync(path)
  return { hash: keccak256(text), text }
}
