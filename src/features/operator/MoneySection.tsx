export function MoneySection() {
  return null
}
