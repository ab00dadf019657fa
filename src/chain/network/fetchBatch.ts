import { chunksOf } from '@/lib/chunksOf'

/** Lengths to try in turn once an endpoint has refused a longer array. A single request isn't sent as an array. */
const lengths = [10, 3, 1]

/** The longest array that an endpoint takes, by its URL, learned from its refusals in this visit. */
const longestBatches = new Map<string, number>()

/** Returns the most requests that an endpoint takes at once, as far as it has refused more. */
export const longestBatchOf = (url: string): number | undefined => longestBatches.get(keyOf(url))

// viem moves credentials from the URL to a header.
function keyOf(url: string): string {
  const { origin, pathname, search } = new URL(url)
  return origin + pathname + search
}

/** Limits of a rate pass; with smaller arrays they would be met sooner. */
const rateLimited = /\brate\b|\bquota\b|too many requests/i

/** `fetch` for viem's `http`, which sends an array of requests in pieces to an endpoint that refuses longer ones. */
export const fetchBatch: typeof fetch = async (input, init) => {
  const key = keyOf(String(input))
  const body: unknown = JSON.parse(String(init?.body))
  if (!Array.isArray(body)) return fetch(input, init)
  return send(body, longestBatches.get(key) ?? Number.POSITIVE_INFINITY)

  async function send(calls: readonly unknown[], length: number): Promise<Response> {
    const [only] = calls
    if (calls.length <= length) {
      const response = await fetch(input, { ...init, body: JSON.stringify(length === 1 ? only : calls) })
      if (calls.length === 1 || !(await isLengthRefused(response.clone(), calls.length))) return response
      return send(calls, lengths.find((smaller) => smaller < calls.length) ?? 1)
    }
    const pieces = await Promise.all(chunksOf(calls, length).map((piece) => send(piece, length)))
    const failed = pieces.find(({ ok }) => !ok)
    if (failed) return failed
    longestBatches.set(key, Math.min(length, longestBatches.get(key) ?? length))
    const answers = await Promise.all(pieces.map((piece): Promise<unknown> => piece.json()))
    return new Response(JSON.stringify(answers.flat()), { headers: { 'Content-Type': 'application/json' } })
  }
}

/** Returns `true` if an endpoint refused an array as a whole, by whatever status. */
async function isLengthRefused(response: Response, length: number): Promise<boolean> {
  if (response.status === 413) return true
  const text = await response.text()
  const answer = parsed(text)
  // Geth answers one error for all.
  if (Array.isArray(answer)) return answer.length < length
  if (/\bbatch/i.test(text)) return true
  const isError = typeof answer === 'object' && answer !== null && 'error' in answer
  return isError && response.status !== 429 && !rateLimited.test(text)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
