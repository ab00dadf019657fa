import { type Client, encodeFunctionData, getAbiItem, type Hash } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { chain, explorerUrl } from '@/chain/config/config'
import { toFailure } from '@/chain/queries/errors'
import type { ContractCall } from '@/chain/transactions/types'
import { describeFailure } from '@/i18n/describeFailure'
import { formatAmount } from '@/i18n/format/amounts'
import { receiptOf } from '@/lib/receiptOf'
import type { Action } from './actions'
import { el, nameOf } from './elements'
import { messages } from './messages'
import { type InjectedWallet, sendCall } from './wallet'

const effects: Partial<Record<Action['kind'], string>> = messages.effects

/**
 * Shows an action: what it does, a button that sends it, and how to send it without a wallet extension.
 * @param walletOf returns the chosen wallet
 */
export function actionCard(
  action: Action,
  rpc: Client,
  walletOf: () => InjectedWallet | undefined,
): HTMLElement {
  const title = titleOf(action)
  const button = el('button', { textContent: messages.send, ariaLabel: `${messages.send}: ${title}` })
  const status = el('p', { role: 'status' })
  const steps = manual(action.call)
  button.onclick = async () => {
    const wallet = walletOf()
    if (!wallet) {
      status.textContent = messages.noWallet
      steps.open = true
      return
    }
    button.disabled = true
    button.disabled = await send(action.call, wallet, rpc, status)
  }
  return el(
    'article',
    {},
    el('h3', {}, title),
    effects[action.kind] && el('p', {}, effects[action.kind]),
    // Focusable, because a long list scrolls.
    el(
      'ul',
      { tabIndex: 0, ariaLabel: title },
      ...action.items.map((item) => el('li', {}, el('span', {}, nameOf(item)), ' ', amountOf(item))),
    ),
    button,
    status,
    steps,
  )
}

function titleOf({ kind, items }: Action): string {
  const { actions } = messages
  const total = items.reduce((sum, { amount = 0n }) => sum + amount, 0n)
  if (kind === 'claimBets' || kind === 'claimRewards') return actions[kind](items.length, formatAmount(total))
  return kind === 'voidMatches' ? actions[kind](items.length) : actions[kind]
}

const amountOf = ({ amount }: { amount?: bigint }) =>
  amount === undefined
    ? undefined
    : el('data', { value: String(amount), dir: 'ltr' }, `${formatAmount(amount)} WETH`)

/** Sends a call and shows how far it is. Returns `true` once it is mined without a revert. */
async function send(call: ContractCall, wallet: InjectedWallet, rpc: Client, status: HTMLElement) {
  try {
    status.textContent = messages.confirm
    const sent = await sendCall(wallet, call, rpc)
    status.textContent = messages.pending
    const reader = {
      pollingInterval: rpc.pollingInterval,
      getTransactionReceipt: ({ hash }: { hash: Hash }) => getTransactionReceipt(rpc, { hash }),
    }
    const isMined = (await receiptOf(reader, sent)).status === 'success'
    status.textContent = isMined ? messages.mined : messages.errors.reverted
    return isMined
  } catch (error) {
    status.textContent = describeFailure(toFailure(error), messages)
    return false
  }
}

/** Returns the steps in a block explorer, and the calldata for any other wallet. */
function manual(call: ContractCall): HTMLDetailsElement {
  const { address, abi, functionName, args } = call
  const said = messages.manual
  const data = encodeFunctionData(call)
  const item = getAbiItem({ abi, name: functionName, args })
  const inputs = item?.type === 'function' ? item.inputs : []
  const url = explorerUrl('address', address)
  const copied = el('span', { role: 'status' })
  const copy = el('button', { className: 'secondary', textContent: said.copy })
  copy.onclick = async () => {
    await navigator.clipboard.writeText(data)
    copied.textContent = said.copied
  }
  return el(
    'details',
    {},
    el('summary', {}, said.title),
    el(
      'ol',
      {},
      el('li', {}, said.open, ' ', url ? el('a', { href: url, rel: 'noreferrer' }, address) : code(address)),
      el('li', {}, said.connect),
      el(
        'li',
        {},
        said.call(functionName),
        el(
          'dl',
          {},
          ...inputs.flatMap(({ name = '' }, index) => [
            el('dt', {}, name),
            el('dd', { tabIndex: 0 }, code(textOf(args[index]))),
          ]),
        ),
      ),
      el(
        'li',
        {},
        said.data(chain.nativeCurrency.symbol),
        el('textarea', { readOnly: true, value: data, rows: 4, ariaLabel: said.copy, dir: 'ltr' }),
        copy,
        ' ',
        copied,
      ),
    ),
  )
}

const code = (text: string) => el('code', { dir: 'ltr' }, text)

/** Formats a value as block explorers take it: `[1,2,3]`. */
const textOf = (value: unknown) => (Array.isArray(value) ? `[${value.join(',')}]` : String(value))
