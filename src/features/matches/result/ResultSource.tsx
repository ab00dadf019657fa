import { ExternalLink } from 'lucide-react'
import { useResultSource } from '@/domain/match/resultQueries'
import { useMessages } from '@/i18n/useMessages'

/** Links the official result, if the operator named its page. */
export function ResultSource({ matchId }: { matchId: bigint }) {
  const { source: texts } = useMessages().matchResult
  const { data: source } = useResultSource(matchId)
  if (!source) return null
  return (
    <p className="text-14 text-secondary">
      {texts.by}{' '}
      <a
        href={source.href}
        title={source.href}
        target="_blank"
        rel="noopener noreferrer"
        className="-my-1 inline-flex items-center gap-1 py-1 font-medium break-all text-text underline underline-offset-4"
      >
        <bdi>{source.host}</bdi>
        <ExternalLink aria-hidden className="size-3.5 shrink-0" />
      </a>
    </p>
  )
}
