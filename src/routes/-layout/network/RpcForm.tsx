import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chain } from '@/chain/config/config'
import { checkRpc } from '@/chain/network/checkRpc'
import { setOwnRpcUrl, useOwnRpcUrl } from '@/chain/network/rpc'
import { useMessages } from '@/i18n/useMessages'
import { SettingForm } from '@/routes/-layout/settings/SettingForm'
import { TextInput } from '@/ui/forms/Field'
import { useForm } from '@/ui/forms/useForm'

export function RpcForm({ onDone }: { onDone: () => void }) {
  const { rpc } = useMessages().dialogs
  const queryClient = useQueryClient()
  const own = useOwnRpcUrl()
  const form = useForm({ url: own ?? '' })
  const [error, setError] = useState<string>()
  const [isChecking, setChecking] = useState(false)

  const save = (url: string | undefined) => {
    setOwnRpcUrl(url, () => void queryClient.invalidateQueries())
    onDone()
  }
  const submit = async () => {
    if (isChecking) return
    const url = form.values.url.trim()
    setChecking(true)
    const check = await checkRpc(url)
    // The form was closed during the check.
    if (!form.ref.current) return
    setChecking(false)
    if (!check.ok) {
      return setError(
        check.reason === 'otherChain'
          ? rpc.otherChain(check.chainId, chain.name, chain.id)
          : rpc[check.reason],
      )
    }
    save(url)
  }

  return (
    <SettingForm
      ref={form.ref}
      text={rpc.explain}
      label={rpc.label}
      hint={rpc.hint(chain.name)}
      error={error}
      submitLabel={isChecking ? rpc.checking : rpc.save}
      isBusy={isChecking}
      onSubmit={() => void submit()}
      resetLabel={rpc.reset}
      onReset={own === undefined ? undefined : () => save(undefined)}
    >
      {(control) => (
        <TextInput
          {...control}
          type="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={chain.rpcUrls.default.http[0]}
          {...form.field('url')}
          onChange={(event) => {
            form.field('url').onChange(event)
            setError(undefined)
          }}
        />
      )}
    </SettingForm>
  )
}
