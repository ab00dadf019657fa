import type { common as english } from '@/lib/words/en/common'
import { amounts } from './amounts'
import { errors } from './errors'
import { frame } from './frame'
import { time } from './time'
import { transactions } from './transactions'
import { ui } from './ui'
import { wallet } from './wallet'

export const common: typeof english = { amounts, errors, frame, time, transactions, ui, wallet }
