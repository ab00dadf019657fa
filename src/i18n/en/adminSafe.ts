import { counted } from './counted'

/** Messages of the admin area while a Safe acts. */
export const adminSafe = {
  stop: 'Stop using a Safe',
  isOn: 'You’re preparing actions for a Safe. Your wallet sends nothing.',
  copy: 'Copy for Safe',
  copyAction: (action: string) => `Copy for Safe: ${action}`,
  copied: (count: number) => `${counted(count, 'action', 'actions')} copied for Safe`,
  added: (count: number) => `${counted(count, 'action', 'actions')} ready. Download the file for Safe above.`,
  title: 'Actions for Safe',
  none: 'Press “Copy for Safe” on an action to add it here.',
  how: 'Download the file and drop it on Transaction Builder in Safe. All actions run in one transaction.',
  download: 'Download file',
  copyAll: 'Copy file',
  clear: 'Remove all',
  remove: (action: string) => `Remove: ${action}`,
}
