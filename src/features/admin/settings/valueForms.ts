import type { Address } from 'viem'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'

// Forms load when they open.
export const AddressForm = lazyWithRetry(async () => (await import('./SettingForm')).ValueForm<Address>)
export const AmountForm = lazyWithRetry(async () => (await import('./SettingForm')).ValueForm<bigint>)
export const NumberForm = lazyWithRetry(async () => (await import('./SettingForm')).ValueForm<number>)
