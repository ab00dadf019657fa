export function LogSection() {
  return null
}
