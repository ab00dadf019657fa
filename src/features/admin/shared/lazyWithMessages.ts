import type { ComponentType } from 'react'
import type { Area } from '@/i18n/catalogue'
import { loadMessages } from '@/i18n/language'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'

/** Loads a component and the messages that it shows on first render, like `lazyWithRetry`. */
export function lazyWithMessages<Props extends object>(
  areas: readonly Area[],
  load: () => Promise<ComponentType<Props>>,
) {
  return lazyWithRetry(async () => (await Promise.all([load(), loadMessages(...areas)]))[0])
}
