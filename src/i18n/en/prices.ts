/** Messages of values in the visitor's currency. */
export const prices = {
  currency: 'Currency',
  source: (name: string, time: string) => `${name}, ${time}`,
  unavailable: 'No current price, so values are in WETH only.',
}
