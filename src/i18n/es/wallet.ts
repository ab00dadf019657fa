import type { wallet as english } from '@/i18n/en/wallet'

export const wallet: typeof english = {
  connect: 'Conectar billetera',
  connecting: 'Conectando…',
  disconnect: 'Desconectar',
  choose: 'Elige una billetera',
  recent: 'Reciente',
  notInstalled: 'Primero instala MetaMask',
  getWallet: 'Obtener MetaMask',
  openInWalletBrowser: 'Abre esta página en la app de tu billetera:',
  connectionError: (message) => `Error al conectar con la billetera: ${message}`,
  wrongChain: (chain) => `Tu billetera está en otra red. Las apuestas están en ${chain}.`,
  switchTo: (chain) => `Cambiar a ${chain}`,
  switching: 'Cambiando…',
  balances: 'Saldos',
  wrap: 'Envolver',
  unwrap: 'Desenvolver',
  wrapHint: (coin) => `Convierte ${coin} en WETH, uno por uno.`,
  unwrapHint: (coin) => `Convierte WETH de nuevo en ${coin}, uno por uno.`,
  getWeth: 'Obtener WETH',
  copyAddress: 'Copiar dirección',
  explorer: 'Ver en el explorador',
  unanswered:
    'Tu billetera aún no ha respondido. Su ventana puede estar detrás de esta, o en el menú de la extensión. Lo que confirmes allí más tarde sigue contando.',
  stopWaiting: 'Dejar de esperar',
  standingStill:
    'La red lleva dos minutos sin mostrar un bloque nuevo. Lo que ves puede ser antiguo; se actualizará solo cuando la red continúe.',
  unreachable:
    'No se puede acceder a la red. Lo que ves es el último estado conocido; se actualizará solo cuando la red vuelva.',
}
