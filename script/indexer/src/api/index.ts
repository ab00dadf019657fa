import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { type Hex, isAddress } from 'viem'
import { orders, readActivity, readHead, readLeaderboard, readTotals } from './queries'

const MAX_INTEGER = 2 ** 31 - 1

// Amounts are decimal strings of wei, times unix seconds.
const app = new Hono()
app.use(cors())
app.onError((error, c) => {
  if (error instanceof HTTPException) return c.json({ error: error.message }, error.status)
  console.error(error)
  return c.json({ error: 'The query failed.' }, 500)
})

// Ponder's own /status, /health and /ready precede these.
app.get('/leaderboard', async (c) => {
  const query = {
    order: oneOf(c.req.query('order'), orders, 'profit'),
    since: numberOf(c.req.query('since'), 'since', 0),
    game: c.req.query('game') ?? '',
    limit: numberOf(c.req.query('limit'), 'limit', 10, 500),
    account: addressOf(c.req.query('account')),
  }
  const head = await readHead()
  return c.json({ ...head, ...(await readTotals()), ...(await readLeaderboard(query, head.time)) })
})

app.get('/activity', async (c) => {
  const head = await readHead()
  const match = c.req.query('match')
  return c.json({
    ...head,
    entries: await readActivity({
      match: match === undefined ? undefined : numberOf(match, 'match', 0),
      before: c.req.query('before'),
      limit: numberOf(c.req.query('limit'), 'limit', 50, 500),
    }),
  })
})

export default app

/** @throws {HTTPException} */
function numberOf(text: string | undefined, name: string, fallback: number, most = MAX_INTEGER): number {
  if (text === undefined) return fallback
  if (!/^\d{1,10}$/.test(text) || Number(text) > most) {
    throw new HTTPException(400, { message: `${name} is a whole number up to ${most}.` })
  }
  return Number(text)
}

/** Returns it in lower case, as the database has it. @throws {HTTPException} */
function addressOf(text: string | undefined): Hex | undefined {
  if (text === undefined) return undefined
  const address = text.toLowerCase()
  if (!isAddress(address)) throw new HTTPException(400, { message: `${text} is no address.` })
  return address
}

/** @throws {HTTPException} */
function oneOf<T extends string>(text: string | undefined, choices: readonly T[], fallback: T): T {
  if (text === undefined) return fallback
  const choice = choices.find((known) => known === text)
  if (!choice) throw new HTTPException(400, { message: `${text} is none of ${choices.join(', ')}.` })
  return choice
}
