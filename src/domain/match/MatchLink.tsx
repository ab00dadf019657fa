import { Link } from '@tanstack/react-router'
import type { Match } from './match'

export function MatchLink({ match }: { match: Match }) {
  return (
    <Link
      to="/match/$id"
      params={{ id: String(match.id) }}
      className="inline-flex min-h-6 max-w-full min-w-0 items-center text-14 font-medium wrap-anywhere underline-offset-4 hover:underline"
    >
      <bdi className="min-w-0 max-md:truncate">{match.name}</bdi>
    </Link>
  )
}
