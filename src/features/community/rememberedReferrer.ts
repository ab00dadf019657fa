// For this tab only, so that a referrer outlives the way through a wallet. A person may have forbidden it.

const KEY = 'clutchpool.referrer'

/** Keeps the referrer of a link that was followed. */
export function rememberReferrer(referrer: string): void {
  try {
    sessionStorage.setItem(KEY, referrer)
  } catch {
    // The link still has it.
  }
}

/** The referrer of the last link that was followed in this tab. */
export function rememberedReferrer(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}
