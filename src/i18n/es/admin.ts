import type { admin as english } from '@/i18n/en/admin'

export const admin: typeof english = {
  loading: 'Cargando…',
  login: {
    title: 'Acceso de administración',
    password: 'Contraseña',
    hint: 'Esto solo abre la página. Tus permisos dependen de tu billetera y de los contratos.',
    submit: 'Entrar',
    wrong: 'Contraseña incorrecta.',
    successful: 'Acceso correcto',
  },
  panel: {
    title: 'Panel de administración',
    sections: 'Secciones',
    names: {
      matches: 'Partidos',
      tournaments: 'Torneos',
      money: 'Dinero',
      settings: 'Ajustes',
      log: 'Registro',
    },
  },
  role: {
    title: 'Tu rol',
    connectedAs: 'Conectado como',
    notConnected: 'Conecta la billetera con la que operas.',
    reading: 'Consultando tu rol…',
    list: 'Roles',
    none: 'Sin rol',
    names: {
      owner: 'Propietario del fondo',
      pendingOwner: 'Próximo propietario del fondo',
      operator: 'Operador',
      hubOwner: 'Propietario del hub',
      hubPendingOwner: 'Próximo propietario del hub',
      tournamentDefaultAdmin: 'Administrador principal de torneos',
      tournamentAdmin: 'Administrador de torneos',
    },
    can: {
      owner: 'Puedes cambiar todos los ajustes del fondo.',
      pendingOwner: 'Te ofrecieron la propiedad del fondo. Acéptala en Ajustes.',
      operator: 'Puedes crear, cerrar, resolver y anular partidos.',
      hubOwner: 'Puedes pagar recompensas y transferir el hub.',
      hubPendingOwner: 'Te ofrecieron la propiedad del hub. Acéptala en Ajustes.',
      tournamentDefaultAdmin: 'Puedes añadir y quitar administradores de torneos.',
      tournamentAdmin: 'Puedes gestionar torneos.',
      none: 'Con esta billetera no puedes cambiar nada. Conecta la de un propietario u operador.',
    },
    noOwner: 'Ya no hay propietario, así que nadie puede hacer esto.',
    needed: {
      owner: 'Solo el propietario del fondo puede hacer esto.',
      pendingOwner: 'Solo el próximo propietario designado del fondo puede hacer esto.',
      operator: 'Solo los operadores y el propietario del fondo pueden hacer esto.',
      hubOwner: 'Solo el propietario del hub puede hacer esto.',
      hubPendingOwner: 'Solo el próximo propietario designado del hub puede hacer esto.',
      tournamentDefaultAdmin: 'Solo el administrador principal de torneos puede hacer esto.',
      tournamentAdmin: 'Solo un administrador de torneos puede hacer esto.',
    },
  },
  times: {
    utc: (time) => `${time} UTC`,
    zone: (zone) => `Horas en tu zona horaria, ${zone}.`,
  },
  confirm: {
    type: (text) => `Escribe «${text}» para confirmar`,
    cancel: 'Volver',
  },
}
