import type { common as english } from '@/i18n/en/common'
import { amounts } from './amounts'
import { errors } from './errors'
import { layout } from './layout'
import { match } from './match'
import { time } from './time'
import { ui } from './ui'
import { wallet } from './wallet'

export const common: typeof english = { amounts, errors, layout, match, time, ui, wallet }
