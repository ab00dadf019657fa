import type { errors as english } from '@/i18n/en/errors'

export const errors: typeof english = {
  unnamedContractError: (name) => `El contrato lo rechazó (${name}).`,
  contractsMissing: 'No se pudieron inicializar los contratos',
  revertedWithoutReason:
    'Se rechazó la transferencia de WETH: tu saldo o tu aprobación no alcanza. Revisa los dos e inténtalo de nuevo.',
  reverted: 'Para cuando se minó, el contrato ya no lo aceptó. Solo se gastó el gas. Inténtalo de nuevo.',
  rejected: 'Rechazado en la billetera.',
  insufficientFunds: 'Tu billetera no tiene suficiente moneda de la red para pagar esto y su gas.',
  network: 'La red no respondió. Revisa tu conexión e inténtalo de nuevo.',
  notConnected: 'Primero conecta tu billetera.',
  noAccount:
    'Tu billetera no muestra ninguna cuenta. Crea, desbloquea o elige una en ella y conéctate de nuevo.',
  wrongChain: 'Tu billetera está en otra red. Cambia de red e inténtalo de nuevo.',
  promptOpen:
    'Hay una solicitud abierta en tu billetera. Respóndela allí; si ya no está, recarga esta página.',
  cancelled: 'Se canceló o se reemplazó en tu billetera. No cambió nada.',
  dropped: 'La red ya no conoce esta transacción. Mira en tu billetera antes de intentarlo de nuevo.',
  allowanceNotSet: 'La aprobación falló: el límite aprobado no quedó bien fijado',
  unknown: 'Ocurrió un error desconocido',
}
