import type { ui as english } from '@/i18n/en/ui'

export const ui: typeof english = {
  documentTitle: (page) => `${page} · Clutchpool`,
  close: 'Cerrar',
  copied: '¡Copiado!',
  tryAgain: 'Reintentar',
  viewTransaction: (hash) => `Ver la transacción ${hash}`,
  copyTransaction: (hash) => `Copiar la transacción ${hash}`,
  loading: 'Cargando…',
  notLoaded: 'Esta parte de la página no se cargó. Revisa tu conexión e inténtalo de nuevo.',
  copyFailed: 'El navegador no permitió copiarlo. Selecciónalo y cópialo tú.',
  readingHistory: (percent) => `Leyendo el historial de la cadena: ${percent}\u00a0%`,
  readingHistoryHint: 'Se guarda en este navegador, así que la próxima visita solo leerá lo nuevo.',
  historyFailed: 'No se pudo leer el historial de la cadena hasta el final.',
  weth: 'WETH',
  toLight: 'Usar el tema claro',
  toDark: 'Usar el tema oscuro',
  notifications: 'Notificaciones',
  dismiss: 'Descartar',
}
