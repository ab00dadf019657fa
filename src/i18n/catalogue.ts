import type { en } from './en/catalogue'

/** English defines the type of every other language. */
type Catalogue = typeof en
type MessagesOf<area extends keyof Catalogue> = Awaited<ReturnType<Catalogue[area]>>

/** Messages that a page loads when it opens. */
export type Area = Exclude<keyof Catalogue, 'common'>

export type Messages = MessagesOf<'common'> & { [area in Area]: MessagesOf<area> }
