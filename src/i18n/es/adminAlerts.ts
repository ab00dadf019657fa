import type { adminAlerts as english } from '@/i18n/en/adminAlerts'

export const adminAlerts: typeof english = {
  title: 'Avisos',
  offer: 'Recibe una notificación cuando falte un resultado o alguien impugne uno.',
  isOn: 'Este navegador te avisa mientras la página está abierta.',
  denied: 'Las notificaciones están bloqueadas. Permítelas para este sitio en los ajustes del navegador.',
  unsupported: 'Este navegador no tiene notificaciones.',
  turnOn: 'Activar avisos',
  turnOff: 'Desactivar avisos',
  due: (id) => `Partido #${id}: falta el resultado`,
  challenge: (id) => `Partido #${id}: impugnado`,
  ruling: (id) => `Partido #${id}: queda menos de una hora para fallar`,
}
