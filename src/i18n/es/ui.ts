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
  fileFailed: 'No se pudo crear el archivo. Inténtalo de nuevo.',
  weth: 'WETH',
  toLight: 'Cambiar al tema claro',
  toDark: 'Cambiar al tema oscuro',
  notifications: 'Notificaciones',
  dismiss: 'Descartar',
}
