import type { Messages } from '@/i18n/catalogue'
import { currentMessages } from '@/i18n/language'

interface PageText {
  title: string
  subtitle?: string
}

/**
 * Builds a route's `head()`, which the prerendered page takes its title and description from. In the browser `PageTitle`
 * keeps the title in the user's language.
 */
export function pageHead(textOf: (messages: Messages, id: string) => PageText) {
  return ({ match }: { match: { status: string; pathname: string } }) => {
    // The messages are missing when the loader failed.
    if (match.status !== 'success') return {}
    const messages = currentMessages()
    const { title, subtitle } = textOf(messages, match.pathname.split('/').at(-1) ?? '')
    return {
      meta: [
        { title: messages.ui.documentTitle(title) },
        ...(subtitle ? [{ name: 'description', content: subtitle }] : []),
      ],
    }
  }
}
