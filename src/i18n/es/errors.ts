import type { errors as english } from '@/i18n/en/errors'

export const errors: typeof english = {
  unnamedContractError: (name) => `El contrato lo rechazó (${name}).`,
  contractsMissing: 'No se pudieron inicializar los contratos',
  revertedWithoutReason: 'Rechazado sin motivo. Revisa tu saldo y tu aprobación de WETH.',
  reverted: 'La transacción falló en la cadena. Solo pagaste el gas. Inténtalo de nuevo.',
  rejected: 'Cancelaste en tu billetera.',
  expired: 'La solicitud caducó sin respuesta. Inténtalo de nuevo.',
  insufficientFunds: (coin, leave) =>
    `No te alcanza el saldo en ${coin} para esto y el gas.${leave === undefined ? '' : ` Deja al menos ${leave} ${coin} para el gas.`}`,
  network: 'La red no respondió. Revisa tu conexión e inténtalo de nuevo.',
  walletRpc:
    'Tu billetera no logra conectarse a esta red. Cambia en ella la URL RPC de la red e inténtalo de nuevo.',
  walletRefused: 'Tu billetera previó un fallo y no envió nada. Inténtalo de nuevo.',
  notConnected: 'Tu billetera no está conectada. Conéctala primero.',
  noAccount: 'Tu billetera no compartió ninguna cuenta. Desbloquéala o elige una y vuelve a conectarte.',
  wrongChain: 'Tu billetera está en otra red. Cambia de red e inténtalo de nuevo.',
  notSwitched: (chain) => `Tu billetera no cambió de red. Elige ${chain} en ella o inténtalo de nuevo.`,
  duplicateNetwork: (entry) =>
    `Tu billetera tiene una entrada antigua de esta red${entry === undefined ? '' : ` (${entry})`}. Elimínala en tu billetera e inténtalo de nuevo.`,
  requestOpen:
    'Tu billetera te está esperando. Ábrela para aprobar o rechazar. ¿No ves la solicitud? Recarga esta página.',
  batchRefused: 'Tu billetera no puede hacer ambas cosas en un paso. Primero aprueba y luego continúa.',
  cancelled: 'Se canceló o se reemplazó en tu billetera.',
  notPlaced: 'No se realizó. No se apostó nada.',
  unseen: 'Nada cambió en la cadena en 10 minutos. Revisa tu billetera e inténtalo de nuevo.',
  allowanceNotSet: 'La aprobación falló: el límite aprobado no quedó bien fijado',
  unknown: 'Ocurrió un error desconocido',
}
