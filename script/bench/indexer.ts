// Measures the leaderboard of the indexer over a million bets, generated straight into its database.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { local } from '../../src/chain/config/chains.ts'
import { startAnvil } from '../../src/testing/anvil.ts'
import { root } from '../../src/testing/processes.ts'
import { day } from '../../src/testing/time.ts'
import { readDeployment } from '../lib/deployments.ts'
import { installIndexer, startIndexer, startPostgres } from '../lib/indexer.ts'
import { temporaryFolder } from '../lib/temporaryFolder.ts'
import { BENCH_GENESIS } from './bigChain.ts'
import { atMost, median, milliseconds, type Row, type Site, seconds } from './measure.ts'

const MATCHES = 5_000
const BETTORS = 25_000
const BETS = 1_000_000
/** Matches that became final since the last result, so that their positions are added up at each request. */
const DUE = 10
const YEAR = 365 * day
const START = BENCH_GENESIS - YEAR
const MONTH_AGO = BENCH_GENESIS - 30 * day
const SCHEMA = 'bench'
/** Milliseconds. */
const GOAL = 300

const load = createRequire(join(root, 'script', 'indexer', 'package.json'))

const queries = {
  'all time by profit': 'order=profit',
  'all time by bets won': 'order=won',
  'by reputation': 'order=reputation',
  'one game': 'order=profit&game=LoL',
  'last 30 days': `order=profit&since=${MONTH_AGO}`,
  'last 30 days of one game': `order=won&game=LoL&since=${MONTH_AGO}`,
}

/**
 * Final matches of the year before, the positions on them, and the standings except for what is still due. Without Ponder's
 * triggers, which would let it revert these rows as it starts.
 */
const bets = `set session_replication_role = replica; set search_path = ${SCHEMA};
    insert into bettor
      select '0x' || lpad(to_hex(n), 40, '0'), ${BETS / BETTORS}, 0 from generate_series(1, ${BETTORS}) n;
    insert into match (id, game, end_time, fee_bps, max_gain, early_a, early_b, live_a, live_b, winner,
        is_finalized, rule_by, claimable_at, is_settled)
      select n, (array['LoL', 'CS2', 'Dota 2', 'Valorant'])[1 + n % 4], ${START} + n * ${YEAR / MATCHES}, 800, 50,
        100000000000000000007, 99999999999999999989, 1000000000000000003, 999999999999999999, 1 + n % 2, true, 0,
        ${START}, n <= ${MATCHES - DUE}
      from generate_series(1, ${MATCHES}) n;
    insert into position (match_id, account, side, early, live)
      select 1 + n / ${BETS / MATCHES}, '0x' || lpad(to_hex(1 + (n::bigint * 7919) % ${BETTORS}), 40, '0'), 1 + (n / 7) % 2,
        500000000000000003 + n * 1000003::numeric, (n % 3) * 1000000000000007::numeric
      from generate_series(0, ${BETS - 1}) n;
    insert into standing (account, game, day, staked, returned, won, decided)
      select account, g.game, g.day, sum(early + live), sum(case when side = winner then 1.92 * (early + live) else 0 end)::numeric(78),
        sum((side = winner)::int), count(*)
      from position join match m on m.id = match_id
      cross join lateral (values ('', -1), (m.game, -1), ('', m.end_time / 86400), (m.game, m.end_time / 86400)) g (game, day)
      where is_settled
      group by 1, 2, 3
      -- Rows come day by day, as matches settle.
      order by 3;
    analyze;`

export async function measureIndexer({ chainState }: Site): Promise<Row[]> {
  await installIndexer()
  using folder = temporaryFolder()
  await using postgres = await startPostgres()
  await using anvil = await startAnvil({ args: ['--load-state', chainState] })
  const rows = await measureDatabase('PGlite', folder.path, anvil.url)
  if (postgres) rows.push(...(await measureDatabase('PostgreSQL', postgres.url, anvil.url)))
  else rows.push({ what: 'PostgreSQL', measured: 'skipped: this machine has none' })
  return rows
}

async function measureDatabase(name: string, database: string, rpcUrl: string): Promise<Row[]> {
  const deployment = readDeployment(local.id)
  const options = { chain: local, rpcUrls: [rpcUrl], deployment, schema: SCHEMA, database } as const
  const start = () => startIndexer({ ...options, output: 'ignore' })
  await (await start()).stop()
  const began = performance.now()
  await execute(database, bets)
  const rows: Row[] = [
    {
      what: `${name}: ${BETS.toLocaleString('en')} bets into the database`,
      measured: seconds(performance.now() - began),
    },
  ]
  await using indexer = await start()
  for (const [query, search] of Object.entries(queries)) {
    rows.push(await measure(`${name}: ${query}`, `${indexer.url}/leaderboard?${search}`))
  }
  return rows
}

/** Runs SQL with the clients that the indexer's packages have. */
async function execute(database: string, sql: string) {
  if (database.startsWith('postgres:')) {
    const client = new (load('pg').Client)(database)
    await client.connect()
    await client.query(sql)
    await client.end()
  } else {
    const pglite = new (load('@electric-sql/pglite').PGlite)(database)
    await pglite.exec(sql)
    await pglite.close()
  }
}

async function measure(name: string, url: string): Promise<Row> {
  const times: number[] = []
  for (let run = 0; run < 9; run++) {
    const began = performance.now()
    const { rows } = await (await fetch(url)).json()
    times.push(performance.now() - began)
    if (rows.length !== 10) throw new Error(`The leaderboard has ${rows.length} rows.`)
  }
  return atMost(name, median(times), GOAL, { format: milliseconds })
}
