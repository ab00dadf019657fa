// In session storage, so that the referrer survives a wallet's redirect. Storage may be blocked.

const KEY = 'clutchpool.referrer'

export function rememberReferrer(referrer: string): void {
  try {
    sessionStorage.setItem(KEY, referrer)
  } catch {
    // The link still has it.
  }
}

export function forgetReferrer(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}

export function rememberedReferrer(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}
