/** Messages of the design system. */
export const ui = {
  documentTitle: (page: string) => `${page} · Clutchpool`,
  close: 'Close',
  copied: 'Copied!',
  tryAgain: 'Try again',
  viewTransaction: (hash: string) => `View transaction ${hash}`,
  copyTransaction: (hash: string) => `Copy transaction ${hash}`,
  loading: 'Loading...',
  notLoaded: 'This part of the page didn’t load. Check your connection and try again.',
  copyFailed: 'Couldn’t copy. Select the text and copy it manually.',
  fileFailed: 'Couldn’t create the file. Try again.',
  weth: 'WETH',
  toLight: 'Switch to light theme',
  toDark: 'Switch to dark theme',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
}
