// `npm run verify-match -- <file> --rpc-url <url>`: verifies what a match's check page downloaded, without the app.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createPublicClient, http } from 'viem'
import { contractCodes } from './lib/contractCode.ts'
import { runMain, UserFacingError } from './lib/machine.ts'
import { type CheckFile, verifyMatch } from './lib/verifyMatch.ts'

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'rpc-url': { type: 'string' } },
  })
  const [path] = positionals
  const rpcUrl = values['rpc-url']
  if (!path || !rpcUrl)
    throw new UserFacingError(
      'Name a file and an RPC: npm run verify-match -- check.json --rpc-url https://…',
    )
  const file: CheckFile = JSON.parse(readFileSync(path, 'utf8'))
  const client = createPublicClient({ transport: http(rpcUrl) })
  const claims = Object.entries(await verifyMatch(file, client, await contractCodes(file.chainId)))
  for (const [claim, holds] of claims) console.log(`${holds ? 'ok   ' : 'FALSE'} ${claim}.`)
  return claims.every(([, holds]) => holds) ? 0 : 1
})
