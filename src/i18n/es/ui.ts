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
  copyFailed: 'No se pudo copiar. Selecciona el texto y cópialo manualmente.',
  readingHistory: (percent) => `Cargando el historial de la cadena: ${percent}\u00a0%`,
  readingHistoryHint: 'Se guarda en este navegador: en la próxima visita solo se cargará lo nuevo.',
  historyFailed: 'No se pudo cargar todo el historial.',
  weth: 'WETH',
  toLight: 'Cambiar al tema claro',
  toDark: 'Cambiar al tema oscuro',
  notifications: 'Notificaciones',
  dismiss: 'Descartar',
}
