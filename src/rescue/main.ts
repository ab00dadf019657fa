import './rescue.css'
import { getAddress } from 'viem'
import { chain } from '@/chain/config/config'
import { toFailure } from '@/chain/queries/errors'
import { describeFailure } from '@/i18n/describeFailure'
import { languages } from '@/i18n/format/languages'
import { parseAddress } from '@/lib/addresses'
import { describeProblem } from './describeProblem'
import { el } from './elements'
import { language, messages } from './messages'
import { showResults } from './results'
import { connectRpc, readNow } from './rpc'
import { connectWallet, discoverWallets, type InjectedWallet } from './wallet'

const { problems } = messages
const address = textField('address', messages.address, messages.addressHint)
const rpc = textField('rpc', messages.rpc, messages.rpcHint(chain.name))
rpc.input.value = chain.rpcUrls.default.http[0] ?? ''

let wallets: readonly InjectedWallet[] = []
const walletSelect = el('select', { id: 'wallet' })
const useWallet = el('button', { type: 'button', className: 'secondary' }, messages.useWallet)
const walletField = el(
  'div',
  { className: 'wallet', hidden: true },
  el('label', { htmlFor: walletSelect.id }, messages.wallet),
  walletSelect,
  useWallet,
)
const noWallet = el('p', { className: 'hint' }, messages.noWallet)
const walletOf = () => wallets[walletSelect.selectedIndex]

const problem = el('p', { className: 'problem', role: 'alert' })
const status = el('p', { role: 'status' })
const results = el('div')
const form = el(
  'form',
  { noValidate: true },
  noWallet,
  walletField,
  address.element,
  rpc.element,
  el('p', { className: 'hint' }, messages.trust),
  el('button', {}, messages.check),
  problem,
  status,
)

document.documentElement.lang = language
document.documentElement.dir = languages[language].direction
document.title = messages.title
document.body.append(
  el(
    'main',
    {},
    el('nav', { ariaLabel: messages.language }, ...languageLinks()),
    el('h1', {}, messages.title),
    el('p', {}, messages.intro(chain.name)),
    form,
    results,
  ),
)
window.addEventListener('hashchange', () => location.reload())
discoverWallets(showWallets)

useWallet.onclick = async () => {
  const wallet = walletOf()
  problem.textContent = ''
  try {
    if (wallet) address.input.value = await connectWallet(wallet)
  } catch (error) {
    problem.textContent = describeFailure(toFailure(error), messages)
  }
}

let reading = new AbortController()
form.onsubmit = async (event) => {
  event.preventDefault()
  reading.abort()
  reading = new AbortController()
  const { signal } = reading
  results.replaceChildren()
  status.textContent = ''
  problem.textContent = ''
  const account = parseAddress(address.input.value)
  const url = rpc.input.value.trim()
  const hasUrl = rpc.check(/^https?:\/\//.test(url) && URL.canParse(url), problems.rpc)
  const hasAccount = address.check(account !== undefined, problems.address)
  if (!hasUrl || !hasAccount || !account) return
  try {
    status.textContent = messages.connecting
    const client = await connectRpc(url)
    const now = await readNow(client)
    signal.throwIfAborted()
    status.textContent = messages.reading
    await showResults(results, { client, account: getAddress(account), now, signal, walletOf })
    status.textContent = messages.done
  } catch (error) {
    if (signal.aborted) return
    status.textContent = ''
    problem.textContent = describeProblem(error)
  }
}

function textField(id: string, label: string, hint: string) {
  const input = el('input', { id, autocomplete: 'off', spellcheck: false, dir: 'ltr' })
  const hintText = el('p', { className: 'hint', id: `${id}-hint` }, hint)
  const problem = el('p', { className: 'problem', id: `${id}-problem`, role: 'alert' })
  input.setAttribute('aria-describedby', `${hintText.id} ${problem.id}`)
  return {
    input,
    element: el('div', {}, el('label', { htmlFor: id }, label), input, hintText, problem),
    /** Shows the problem and focuses the field unless it is valid. */
    check(isValid: boolean, text: string): boolean {
      input.ariaInvalid = String(!isValid)
      problem.textContent = isValid ? '' : text
      if (!isValid) input.focus()
      return isValid
    },
  }
}

function languageLinks() {
  return Object.entries(languages).map(([code, { name }]) =>
    el('a', { href: `#${code}`, lang: code, ariaCurrent: String(code === language) }, name),
  )
}

/** Keeps the choice, since wallets may announce themselves late. */
function showWallets(found: readonly InjectedWallet[]) {
  const chosen = walletOf()?.provider
  wallets = found
  walletSelect.replaceChildren(...found.map(({ name = messages.unnamedWallet }) => el('option', {}, name)))
  walletSelect.selectedIndex = Math.max(
    0,
    found.findIndex(({ provider }) => provider === chosen),
  )
  walletField.hidden = found.length === 0
  noWallet.hidden = found.length > 0
}
