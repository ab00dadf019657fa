/** Why a typed amount is refused. `unit` is the symbol of what is typed. */
export const amounts = {
  empty: () => 'Enter an amount.',
  notANumber: () => 'Enter the amount in figures, such as 0.5 or 0,5.',
  severalSeparators: () => 'Use one decimal separator only, a point or a comma.',
  tooManyDecimals: (unit: string) => `${unit} has at most 18 decimals.`,
  tooLarge: () => 'That is more than any wallet holds.',
}
