/** Validation messages of amount fields. `unit` is the token's symbol. */
export const amounts = {
  empty: () => 'Enter an amount.',
  notANumber: () => 'Enter a number, like 0.5.',
  severalSeparators: () => 'Use only one decimal point or comma.',
  tooManyDecimals: (unit: string) => `${unit} allows up to 18 decimals.`,
  tooLarge: () => 'That amount is too large.',
}
