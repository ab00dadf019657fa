import { notFound, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import type { Messages } from '@/i18n/catalogue'
import { currentMessages } from '@/i18n/messages'

interface PageText {
  title: string
  subtitle?: string
}

/**
 * Builds a route's `head()`, which the prerendered page takes its title and description from. In the browser `PageTitle`
 * keeps the title in the user's language.
 * @param textOf takes what the route's loader returns
 */
export function pageHead<Data = unknown>(textOf: (messages: Messages, data: Data) => PageText) {
  return ({ match, loaderData }: { match: { status: string }; loaderData?: unknown }) => {
    // A loader that failed returned no data.
    if (match.status !== 'success') return {}
    const messages = currentMessages()
    const { title, subtitle } = textOf(messages, loaderData as Data)
    return {
      meta: [
        { title: messages.ui.documentTitle(title) },
        ...(subtitle ? [{ name: 'description', content: subtitle }] : []),
      ],
    }
  }
}

/** Keeps a page's state in the URL's search, without the defaults. */
export function searchState<Search extends object>(parse: (raw: Record<string, unknown>) => Search) {
  return {
    validateSearch: (raw: Partial<Search> & SearchSchemaInput) => parse({ ...raw }),
    search: { middlewares: [stripSearchParams<Search, Search>(parse({}))] },
  }
}

/** Returns `navigate` options that change the search in place: no history entry, no scrolling. */
export function searchChange<Search extends object>(change: Partial<Search>) {
  return {
    search: (previous: Search): Search => ({ ...previous, ...change }),
    replace: true,
    resetScroll: false,
  }
}

/** Parses the ID in a path. @throws `notFound()` if it is malformed */
export function parseId(text: string): bigint {
  if (!/^[1-9]\d{0,17}$/.test(text)) throw notFound()
  return BigInt(text)
}
