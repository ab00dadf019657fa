import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../src/testing/processes.ts'

test('a build contains the operator’s logos, and shows them instead of initials', async () => {
  // Where the built file finds its packages.
  const site = mkdtempSync(join(root, 'node_modules/.cache/crest-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  mkdirSync(join(site, 'site/teams'), { recursive: true })
  writeFileSync(join(site, 'site/teams/team-liquid.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await build({
    root: site,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(root, 'src') } },
    build: { ssr: join(root, 'src/domain/match/Crest.tsx'), ssrEmitAssets: true },
  })
  const { Crest } = await import(join(site, 'dist/Crest.js'))
  const draw = (team: string) => renderToStaticMarkup(createElement(Crest, { team, side: 1 }))

  const [file] = readdirSync(join(site, 'dist/assets'))
  expect(draw('Team LIQUID')).toContain(`src="/assets/${file}"`)
  expect(draw('Liquid')).toContain('>LIQ<')
})
