/** Words of the operator's area, whichever its section. */
export const admin = {
  loading: 'Loading...',
  login: {
    title: 'Admin Login',
    password: 'Password',
    hint: 'It only opens this page. What you can do here is up to your wallet and the contracts.',
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
    notConnected: 'No wallet is connected. Connect the one that you operate with.',
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
      owner: 'You can change everything in the pool that can be changed at all.',
      pendingOwner: 'The ownership of the pool was offered to you. Accept it under Settings.',
      operator: 'You can create, close, finalize and void matches.',
      hubOwner: 'You can pay rewards and hand over the hub.',
      hubPendingOwner: 'The ownership of the hub was offered to you. Accept it under Settings.',
      tournamentDefaultAdmin: 'You can name and remove the admins of tournaments.',
      tournamentAdmin: 'You can run tournaments.',
      none: 'The contracts let this wallet change nothing here. Connect the owner’s or an operator’s.',
    },
    noOwner: 'The ownership was renounced: nobody can do this any more.',
    /** Why an account is refused. */
    needed: {
      owner: 'Only the owner of the pool can do this.',
      pendingOwner: 'Only who was named as the next owner of the pool can do this.',
      operator: 'Only operators and the owner of the pool can do this.',
      hubOwner: 'Only the owner of the hub can do this.',
      hubPendingOwner: 'Only who was named as the next owner of the hub can do this.',
      tournamentDefaultAdmin: 'Only the default admin of the tournament contract can do this.',
      tournamentAdmin: 'Only an admin of the tournaments can do this.',
    },
  },
  times: {
    utc: (time: string) => `${time} UTC`,
    zone: (zone: string) => `Times are in your zone, ${zone}.`,
  },
  confirm: {
    type: (text: string) => `Type “${text}” to confirm`,
    cancel: 'Cancel',
  },
}
