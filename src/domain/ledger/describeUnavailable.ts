import { isOwnRpcAllowed } from '@/chain/config/config'
import type { Messages } from '@/i18n/catalogue'
import { formatDateTime } from '@/i18n/format/dates'

/** Says which past the RPC doesn't serve, and how to see it where visitors may set an RPC of their own. */
export function describeUnavailable({ history }: Pick<Messages, 'history'>, readFrom?: number): string {
  const text =
    readFrom === undefined ? history.unavailable : history.unavailableBefore(formatDateTime(readFrom))
  return isOwnRpcAllowed ? history.chooseRpc(text) : text
}
