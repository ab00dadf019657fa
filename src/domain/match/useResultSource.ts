import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadMatchLensResultSourceOf } from '@/chain/queries/generatedMatchLens'
import { parseSource } from './resultSource'

/** Reads the link to the official result that an operator named, `null` without one that is safe to follow. */
export function useResultSource(id: bigint) {
  return useReadMatchLensResultSourceOf({
    address: deployment.lens,
    args: [id],
    query: { ...freshness.live, select: (uri) => parseSource(uri) ?? null },
  })
}
