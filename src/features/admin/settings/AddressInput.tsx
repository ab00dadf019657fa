import type { ComponentProps } from 'react'
import { TextInput } from '@/ui/forms/TextInput'

/** A field for an address. */
export function AddressInput(props: ComponentProps<'input'>) {
  return <TextInput {...props} placeholder="0x..." autoCapitalize="none" autoCorrect="off" />
}
