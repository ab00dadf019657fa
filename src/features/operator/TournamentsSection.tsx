export function TournamentsSection() {
  return null
}
