import { counted } from './counted'

/** Messages shared by all sections of the admin area. */
export const admin = {
  loading: 'Loading...',
  login: {
    title: 'Admin Login',
    password: 'Password',
    hint: 'This only opens the page. Your wallet and the contracts decide what you can do.',
    submit: 'Login',
    wrong: 'Wrong password.',
    successful: 'Login Successful',
  },
  panel: {
    title: 'Admin Panel',
    sections: 'Sections',
    names: {
      matches: 'Matches',
      tournaments: 'Tournaments',
      money: 'Money',
      settings: 'Settings',
      log: 'Log',
    },
  },
  role: {
    title: 'Your role',
    connectedAs: 'Connected as',
    notConnected: 'Connect the wallet you operate with.',
    reading: 'Reading your role…',
    list: 'Roles',
    none: 'No role',
    names: {
      owner: 'Pool owner',
      pendingOwner: 'Next pool owner',
      operator: 'Operator',
      hubOwner: 'Hub owner',
      hubPendingOwner: 'Next hub owner',
      tournamentDefaultAdmin: 'Tournament default admin',
      tournamentAdmin: 'Tournament admin',
    },
    can: {
      owner: 'You can change every pool setting.',
      pendingOwner: 'You were offered ownership of the pool. Accept it under Settings.',
      operator: 'You can create, close, finalize and void matches.',
      hubOwner: 'You can pay rewards and transfer the hub.',
      hubPendingOwner: 'You were offered ownership of the hub. Accept it under Settings.',
      tournamentDefaultAdmin: 'You can add and remove tournament admins.',
      tournamentAdmin: 'You can run tournaments.',
      none: 'This wallet can’t change anything here. Connect an owner’s or operator’s wallet.',
    },
    noOwner: 'Ownership was renounced, so no one can do this.',
    /** Shown when the connected account lacks the role. */
    needed: {
      owner: 'Only the pool owner can do this.',
      pendingOwner: 'Only the nominated pool owner can do this.',
      operator: 'Only operators and the pool owner can do this.',
      hubOwner: 'Only the hub owner can do this.',
      hubPendingOwner: 'Only the nominated hub owner can do this.',
      tournamentDefaultAdmin: 'Only the tournament default admin can do this.',
      tournamentAdmin: 'Only a tournament admin can do this.',
    },
  },
  safe: {
    use: 'Use a Safe',
    stop: 'Stop using a Safe',
    offer: 'If a Safe has the role, choose “Use a Safe” and copy each action for it.',
    isOn: 'You’re preparing actions for a Safe. Your wallet sends nothing.',
    copy: 'Copy for Safe',
    copyAction: (action: string) => `Copy for Safe: ${action}`,
    copied: (count: number) => `${counted(count, 'action', 'actions')} copied for Safe`,
    added: (count: number) =>
      `${counted(count, 'action', 'actions')} ready. Download the file for Safe above.`,
    title: 'Actions for Safe',
    none: 'Press “Copy for Safe” on an action to add it here.',
    how: 'Download the file and drop it on Transaction Builder in Safe. All actions run in one transaction.',
    download: 'Download file',
    copyAll: 'Copy file',
    clear: 'Remove all',
    remove: (action: string) => `Remove: ${action}`,
  },
  times: {
    utc: (time: string) => `${time} UTC`,
    zone: (zone: string) => `Times are in your time zone, ${zone}.`,
  },
  confirm: {
    type: (text: string) => `Type “${text}” to confirm`,
    cancel: 'Cancel',
  },
}
