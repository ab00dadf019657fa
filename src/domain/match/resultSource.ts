/** A link to the official result of a match. */
export interface ResultSource {
  href: string
  /** In Punycode, so that no letter imitates another. */
  host: string
}

/** Parses a link that an operator, or a stolen key, has put on the chain. Only https is safe to follow. */
export function parseSource(text: string): ResultSource | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, password, host, href } = new URL(text)
  // `https://lolesports.com@evil.example` looks like another site.
  if (protocol !== 'https:' || username || password) return undefined
  return { href, host }
}
