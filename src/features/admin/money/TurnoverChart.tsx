import { useEffect, useRef } from 'react'
import type uPlot from 'uplot'
import { formatUtcDate } from '@/i18n/format/dates'
import { formatCount } from '@/i18n/format/locale'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useTheme } from '@/ui/theme/theme'
import type { DayBooks } from './ledger'

const HEIGHT = 240
/** How wide a date below the chart is, at most, with the space around it. */
const DATE_WIDTH = 88

interface TurnoverChartProps {
  /** Without gaps. */
  days: readonly DayBooks[]
  /** What it shows, for those who cannot see it. */
  label: string
  /** The day that is pointed at, if any. */
  onPoint: (day: DayBooks | undefined) => void
}

/** A bar per day. What draws it loads when it first comes into sight. */
export function TurnoverChart({ days, label, onPoint }: TurnoverChartProps) {
  const { axis } = useAdminMessages().money.turnover
  const theme = useTheme()
  const box = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read anew with another theme.
  useEffect(() => {
    const element = box.current
    if (!element) return
    let chart: uPlot | undefined
    let isGone = false
    const resizing = new ResizeObserver(() => chart?.setSize({ width: element.clientWidth, height: HEIGHT }))

    async function draw(element: HTMLElement) {
      const [{ default: UPlot }] = await Promise.all([import('uplot'), import('uplot/dist/uPlot.min.css')])
      if (isGone) return
      const { bars } = UPlot.paths
      const [colour, grid, text] = ['action', 'line', 'secondary'].map((name) => resolved(element, name))
      const font = `12px ${getComputedStyle(element).fontFamily}`
      chart = new UPlot(
        {
          width: element.clientWidth,
          height: HEIGHT,
          legend: { show: false },
          cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
          scales: {
            x: { time: false, range: [-0.5, days.length - 0.5] },
            y: { range: (_, __, most) => [0, most > 0 ? most * 1.1 : 1] },
          },
          axes: [
            {
              ...{ stroke: text, font, size: 32, gap: 8, grid: { show: false }, ticks: { show: false } },
              splits: (self) => {
                const step = Math.ceil((days.length * DATE_WIDTH) / Math.max(self.width, 1))
                // From the newest day back, which always has its date.
                const count = Math.ceil(days.length / step)
                return Array.from({ length: count }, (_, index) => days.length - 1 - index * step).reverse()
              },
              values: (_, splits) => splits.map((index) => shortDate(days[index])),
            },
            {
              ...{ stroke: text, font, size: 56, gap: 8, ticks: { show: false } },
              grid: { stroke: grid, width: 1 },
              values: (_, splits) => splits.map((weth) => formatCount(weth)),
              label: axis,
              labelFont: font,
              labelSize: 20,
            },
          ],
          series: [
            {},
            { fill: colour, points: { show: false }, paths: bars?.({ size: [0.7, 40], radius: 0.2 }) },
          ],
          hooks: {
            setCursor: [({ cursor: { idx } }) => onPoint(typeof idx === 'number' ? days[idx] : undefined)],
          },
        },
        // A picture may be inexact.
        [days.map((_, index) => index), days.map(({ staked }) => Number(staked) / 1e18)],
        element,
      )
      resizing.observe(element)
    }

    const inSight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      inSight.disconnect()
      // Without it the table tells the same.
      void draw(element).catch(() => undefined)
    })
    inSight.observe(element)
    return () => {
      isGone = true
      inSight.disconnect()
      resizing.disconnect()
      chart?.destroy()
      onPoint(undefined)
    }
  }, [days, axis, theme, onPoint])

  return (
    <div className="px-2 py-4 sm:px-4">
      <div
        ref={box}
        role="img"
        aria-label={label}
        className="w-full overflow-hidden"
        style={{ height: HEIGHT }}
      />
    </div>
  )
}

/** A colour of the theme as a canvas understands it. */
function resolved(element: HTMLElement, name: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(--${name})`
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const shortDate = (day: DayBooks | undefined) => (day ? formatUtcDate(day.day, 'short') : '')
