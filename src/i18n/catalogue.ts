import type { adminEn } from './en/adminCatalogue'
import type { en } from './en/catalogue'

/** Bettors' messages. English defines the type of every other language. */
export type Messages = typeof en

/** The messages of the operator's area, with bettors' among them. */
export type AdminMessages = typeof adminEn
