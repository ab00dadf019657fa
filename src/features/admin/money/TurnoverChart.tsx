import { useEffect, useRef } from 'react'
import type uPlot from 'uplot'
import { formatUtcDate } from '@/i18n/format/dates'
import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { themeColour } from '@/ui/chart/themeColour'
import { useTheme } from '@/ui/theme/theme'
import type { DayTotals } from './accounting'

const HEIGHT = 240
/** Maximum width of an axis date, with margins. */
const DATE_WIDTH = 88

interface TurnoverChartProps {
  /** Without gaps. */
  days: readonly DayTotals[]
  label: string
  onPoint: (day: DayTotals | undefined) => void
}

export function TurnoverChart({ days, label, onPoint }: TurnoverChartProps) {
  const { axis } = useMessages().adminMoney.turnover
  const theme = useTheme()
  const box = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours.
  useEffect(() => {
    const element = box.current
    if (!element) return
    let chart: uPlot | undefined
    let isUnmounted = false
    const resizing = new ResizeObserver(() => chart?.setSize({ width: element.clientWidth, height: HEIGHT }))

    async function draw(element: HTMLElement) {
      const [{ default: UPlot }] = await Promise.all([import('uplot'), import('uplot/dist/uPlot.min.css')])
      if (isUnmounted) return
      const options = chartOptions(element, days, axis, onPoint)
      const bars = UPlot.paths.bars?.({ size: [0.7, 40], radius: 0.2 })
      options.series[1] = { ...options.series[1], paths: bars }
      // Floating point is exact enough for a chart.
      const weth = days.map(({ staked }) => Number(staked) / 1e18)
      chart = new UPlot(options, [days.map((_, index) => index), weth], element)
      resizing.observe(element)
    }

    const inView = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      inView.disconnect()
      // The table shows the same figures if uPlot fails to load.
      void draw(element).catch(() => undefined)
    })
    inView.observe(element)
    return () => {
      isUnmounted = true
      inView.disconnect()
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

function chartOptions(
  element: HTMLElement,
  days: readonly DayTotals[],
  label: string,
  onPoint: TurnoverChartProps['onPoint'],
): uPlot.Options {
  const [fill, grid, stroke] = ['action', 'line', 'secondary'].map((name) => themeColour(element, name))
  const font = `12px ${getComputedStyle(element).fontFamily}`
  const common = { stroke, font, gap: 8, ticks: { show: false } }
  return {
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
        ...common,
        size: 32,
        grid: { show: false },
        splits: (self) => {
          const step = Math.ceil((days.length * DATE_WIDTH) / Math.max(self.width, 1))
          const count = Math.ceil(days.length / step)
          // Counted from the newest day, which always has its date.
          return Array.from({ length: count }, (_, index) => days.length - 1 - index * step).reverse()
        },
        values: (_, splits) => splits.map((index) => shortDate(days[index])),
      },
      {
        ...common,
        size: 56,
        grid: { stroke: grid, width: 1 },
        values: (_, splits) => splits.map((weth) => formatCount(weth)),
        label,
        labelFont: font,
        labelSize: 20,
      },
    ],
    series: [{}, { fill, points: { show: false } }],
    hooks: {
      setCursor: [({ cursor: { idx } }) => onPoint(typeof idx === 'number' ? days[idx] : undefined)],
    },
  }
}

const shortDate = (day: DayTotals | undefined) => (day ? formatUtcDate(day.day, 'short') : '')
