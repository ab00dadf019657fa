/** Messages of the browser's alerts for operators. */
export const adminAlerts = {
  title: 'Alerts',
  offer: 'Get a notification when a result is due or a challenge is opened.',
  isOn: 'This browser alerts you while the page is open.',
  denied: 'Notifications are blocked. Allow them for this site in the browser’s settings.',
  unsupported: 'This browser has no notifications.',
  turnOn: 'Turn on alerts',
  turnOff: 'Turn off alerts',
  due: (id: string) => `Match #${id}: result due`,
  challenge: (id: string) => `Match #${id}: challenged`,
  ruling: (id: string) => `Match #${id}: less than an hour left to rule`,
}
