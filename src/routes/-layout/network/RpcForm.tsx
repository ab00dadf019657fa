import { useRef, useState } from 'react'
import { chain } from '@/chain/config/config'
import { checkRpc } from '@/chain/network/checkRpc'
import { setOwnRpcUrl, useOwnRpcUrl } from '@/chain/network/rpc'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { Field } from '@/ui/forms/Field'
import { TextInput } from '@/ui/forms/TextInput'

/** Sets a custom RPC after checking that it serves this chain, or restores the default ones. */
export function RpcForm({ onDone }: { onDone: () => void }) {
  const messages = useMessages()
  const own = useOwnRpcUrl()
  const [text, setText] = useState(own ?? '')
  const [error, setError] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const submit = async () => {
    if (isChecking) return
    const url = text.trim()
    setChecking(true)
    const check = await checkRpc(url)
    // The form was closed during the check.
    if (!form.current) return
    setChecking(false)
    if (!check.ok) {
      return setError(
        check.reason === 'otherChain'
          ? messages.layout.rpc.otherChain(check.chainId, chain.name, chain.id)
          : messages.layout.rpc[check.reason],
      )
    }
    setOwnRpcUrl(url)
    onDone()
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p className="text-14 text-secondary">{messages.layout.rpc.explain}</p>
      <Field label={messages.layout.rpc.label} hint={messages.layout.rpc.hint(chain.name)} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={chain.rpcUrls.default.http[0]}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" className="flex-1" busy={isChecking}>
          {isChecking ? messages.layout.rpc.checking : messages.layout.rpc.save}
        </Button>
        {own !== undefined && (
          <Button
            className="flex-1"
            onClick={() => {
              setOwnRpcUrl(undefined)
              onDone()
            }}
          >
            {messages.layout.rpc.reset}
          </Button>
        )}
      </div>
    </form>
  )
}
