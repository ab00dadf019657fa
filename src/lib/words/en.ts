import { frame } from './en/frame'
import { ui } from './en/ui'

/** The English catalogue, and by its type the shape of every other one. */
export const en = { frame, ui }
