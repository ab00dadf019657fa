import type { wallet as english } from '@/i18n/en/wallet'

export const wallet: typeof english = {
  connect: 'Conectar billetera',
  connecting: 'Conectando…',
  choose: 'Elige una billetera',
  unnamed: 'Billetera del navegador',
  connectionError: (message) => `Error al conectar con la billetera: ${message}`,
  wrongChain: (chain) => `Tu billetera está en otra red. Cambia a ${chain} para apostar.`,
  switchTo: (chain) => `Cambiar a ${chain}`,
  switching: 'Cambiando…',
  getWeth: 'Obtener WETH',
  slow: 'La red tarda en responder. Espera un poco más.',
  slowOrChooseRpc: 'La red tarda en responder. Espera un poco más o prueba otro RPC.',
  standingStill:
    'No hay bloques nuevos desde hace dos minutos. Los datos pueden estar desfasados; se actualizarán cuando la red siga.',
  unreachable:
    'No hay conexión con la red. Los datos pueden estar desfasados; nos reconectaremos automáticamente.',
}
