import type { Messages } from './catalogue'
import { en } from './en/catalogue'

const areas = await Promise.all(
  Object.entries(en).map(async ([area, load]) => (area === 'common' ? load() : { [area]: await load() })),
)

export const english: Messages = Object.assign({}, ...areas)
