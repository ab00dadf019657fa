import { Link } from '@tanstack/react-router'
import type { Tournament } from './tournament'

export function TournamentLink({ tournament }: { tournament: Tournament }) {
  return (
    <Link
      to="/tournaments/$id"
      params={{ id: String(tournament.id) }}
      className="inline-flex min-h-6 min-w-0 items-center text-14 font-medium wrap-anywhere underline-offset-4 hover:underline"
    >
      <bdi>{tournament.name}</bdi>
    </Link>
  )
}
