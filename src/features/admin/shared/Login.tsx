import { LogIn } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { sha256, stringToBytes } from 'viem'
import { createStore, useStore } from 'zustand'
import { useAdminMessages } from '@/i18n/adminMessages'
import { Button } from '@/ui/forms/Button'
import { Field, TextInput } from '@/ui/forms/Field'
import { Card } from '@/ui/layout/Card'
import { showToast } from '@/ui/toast'

/** Lower-case hex. Checked by viem, because `crypto.subtle` is missing on plain http. */
const PASSWORD_HASH: string = import.meta.env.VITE_OPERATOR_PASSWORD_SHA256

/** Not stored: a reload logs out. */
const loginStore = createStore(() => false)

export const useIsLoggedIn = (): boolean => useStore(loginStore)

/** Asks for the admin password. It only hides the panel: the contracts enforce the roles. */
export function Login() {
  const { login } = useAdminMessages().admin
  const [isWrong, setWrong] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    if (sha256(stringToBytes(password)) !== `0x${PASSWORD_HASH}`) {
      showToast({ id: 'login', tone: 'warning', role: 'alert', text: login.wrong })
      setWrong(true)
      return
    }
    showToast({ id: 'login', tone: 'success', role: 'alert', text: login.successful, duration: 4000 })
    loginStore.setState(true, true)
  }

  return (
    <Card>
      <form className="flex flex-col gap-6" onSubmit={submit}>
        <Field label={login.password} hint={login.hint} error={isWrong && login.wrong}>
          <TextInput
            type="password"
            name="password"
            autoComplete="current-password"
            required
            onChange={() => setWrong(false)}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" block>
          <LogIn aria-hidden className="size-4 rtl:-scale-x-100" />
          {login.submit}
        </Button>
      </form>
    </Card>
  )
}
