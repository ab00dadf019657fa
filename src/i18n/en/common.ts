import { amounts } from './amounts'
import { errors } from './errors'
import { layout } from './layout'
import { match } from './match'
import { time } from './time'
import { ui } from './ui'
import { wallet } from './wallet'

/** Messages that every page needs, bundled with the first load. */
export const common = { amounts, errors, layout, match, time, ui, wallet }
