import type { adminSafe as english } from '@/i18n/en/adminSafe'
import { counted } from '@/i18n/en/counted'

export const adminSafe: typeof english = {
  stop: 'Dejar de usar la Safe',
  isOn: 'Preparas acciones para una Safe. Tu billetera no envía nada.',
  copy: 'Copiar para Safe',
  copyAction: (action) => `Copiar para Safe: ${action}`,
  copied: (count) => counted(count, 'acción copiada para Safe', 'acciones copiadas para Safe'),
  added: (count) =>
    `${counted(count, 'acción lista', 'acciones listas')}. Descarga arriba el archivo para Safe.`,
  title: 'Acciones para Safe',
  none: 'Pulsa «Copiar para Safe» en una acción para añadirla aquí.',
  how: 'Descarga el archivo y suéltalo en Transaction Builder, en Safe. Todas las acciones van en una sola transacción.',
  download: 'Descargar archivo',
  copyAll: 'Copiar archivo',
  clear: 'Quitar todas',
  remove: (action) => `Quitar: ${action}`,
}
