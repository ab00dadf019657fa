import { useEffect, useState } from 'react'
import { deployment } from '@/chain/config/config'
import { tabStorage } from '@/lib/storage'
import { useForm } from '@/ui/forms/useForm'

/** A form whose fields outlive a look at another page and a reload. @param name of the form */
export function useKeptForm<Name extends string>(name: string, blank: Readonly<Record<Name, string>>) {
  const key = `draft:${deployment.bettingPool}:${name}`
  const [kept] = useState(() => readKept(key))
  const form = useForm(blank, { ...blank, ...kept })
  const { values } = form
  useEffect(() => tabStorage.setItem(key, JSON.stringify(values)), [key, values])
  return form
}

/** One that is malformed counts as none. */
function readKept(key: string): Record<string, string> {
  try {
    const entries = Object.entries(Object(JSON.parse(tabStorage.getItem(key) ?? '{}')))
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}
