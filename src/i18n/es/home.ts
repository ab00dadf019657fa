import { bettingPoolLimits } from '@/chain/config/contractLimits'
import type { home as english } from '@/i18n/en/home'
import { DAY } from '@/lib/time'

const matchVoidDays = bettingPoolLimits.ABANDONED_AFTER / DAY

export const home: typeof english = {
  title: 'Te damos la bienvenida a Clutchpool',
  subtitle: 'La plataforma de apuestas de esports sin permisos, en una blockchain de videojuegos',
  pitch: 'Elige un ganador. Los ganadores se reparten lo perdido; solo hay comisión sobre la ganancia.',
  example: (stake, team, payout, fee) =>
    `Ahora mismo, ${stake} WETH a ${team} pagarían ${payout} WETH, descontada la comisión del ${fee} sobre la ganancia.`,
  ongoing: 'Partidos en curso',
  noneOngoing: 'Los partidos en vivo aparecen aquí.',
  upcoming: 'Empiezan pronto',
  guide: 'Guía de uso',
  guideSteps: [
    {
      title: 'Instala la extensión de la billetera',
      text: 'Sirve cualquier billetera de navegador. Guarda tus claves; nosotros nunca las vemos.',
    },
    {
      title: 'Cambia la billetera a la red de videojuegos',
      text: 'Conecta tu billetera y añade la red con un clic.',
    },
    {
      title: 'Ten suficiente WETH en la billetera para apostar',
      text: 'Apuestas y ganas en ether envuelto (WETH).',
    },
  ],
  coinWorks: (coin) => `También vale ${coin}: se envuelve al apostar.`,
  viewAll: 'Ver todos los partidos',
  figures: {
    label: 'Ahora mismo',
    live: 'En vivo',
    open: 'Abiertos a apuestas',
    pools: 'En botes abiertos',
  },
  pledges: {
    title: 'Cómo funcionan los pagos',
    items: {
      share: {
        title: 'Los ganadores se reparten el bote perdedor',
        text: 'Se lo reparten según lo apostado y recuperan su apuesta. Lo que no se iguala se devuelve.',
      },
      early: {
        title: 'Las apuestas tempranas están protegidas',
        text: 'Las apuestas en vivo tienen su propio bote: quien llega tarde nunca toca tu dinero.',
      },
      refund: {
        title: 'Sin resultado, dinero de vuelta',
        text: `Un partido anulado devuelve todas las apuestas sin comisión. Tras ${matchVoidDays} días sin resultado, cualquiera puede anularlo.`,
      },
    },
  },
}
