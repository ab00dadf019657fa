import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type uPlot from 'uplot'
import { useTheme } from '@/ui/theme/ThemeToggle'
import { CHART_HEIGHT, type ChartContent, chartData, lineChartOptions } from './lineChartOptions'

interface LineChartProps {
  content: ChartContent
  label: string
  /** Says in words what is at an index of `xs`. */
  describePoint: (index: number) => string
  /** Must be stable. Gets `undefined` when the cursor leaves. */
  onPoint: (index: number | undefined) => void
}

/** Draws lines over time. The arrow keys move the cursor as on a slider. uPlot loads with the first chart. */
export function LineChart({ content, label, describePoint, onPoint }: LineChartProps) {
  const theme = useTheme()
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<uPlot>(undefined)
  const latest = useRef(content)
  const [pointed, setPointed] = useState<number>()
  const looks = content.lines.map(({ color, isDashed }) => `${color} ${isDashed}`).join()
  const last = content.xs.length - 1

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colors, and looks are fixed per chart.
  useEffect(() => {
    const element = box.current
    if (!element) return
    let isUnmounted = false
    const resizing = new ResizeObserver(() =>
      chart.current?.setSize({ width: element.clientWidth, height: CHART_HEIGHT }),
    )
    const point = (index: number | undefined) => {
      setPointed(index)
      onPoint(index)
    }

    async function draw(element: HTMLElement) {
      const [{ default: UPlot }] = await Promise.all([import('uplot'), import('uplot/dist/uPlot.min.css')])
      if (isUnmounted) return
      const options = lineChartOptions(element, UPlot, () => latest.current, point)
      chart.current = new UPlot(options, chartData(latest.current), element)
      resizing.observe(element)
    }

    // A table shows the same figures if uPlot fails to load.
    void draw(element).catch(() => undefined)
    return () => {
      isUnmounted = true
      resizing.disconnect()
      chart.current?.destroy()
      chart.current = undefined
    }
  }, [theme, looks, onPoint])

  useEffect(() => {
    latest.current = content
    chart.current?.setData(chartData(content))
  }, [content])

  function moveTo(index: number | undefined) {
    const x = index === undefined ? undefined : content.xs[index]
    chart.current?.setCursor({ left: x === undefined ? -1 : chart.current.valToPos(x, 'x'), top: 0 })
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = nextIndex(event.key, pointed, last)
    if (next === undefined) return
    event.preventDefault()
    moveTo(next)
  }

  return (
    <div
      ref={box}
      // Canvas coordinates run left to right in every language.
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={pointed ?? last}
      aria-valuetext={describePoint(Math.min(pointed ?? last, last))}
      onKeyDown={onKeyDown}
      onBlur={() => moveTo(undefined)}
      className="w-full rounded-sm"
      style={{ height: CHART_HEIGHT }}
    />
  )
}

function nextIndex(key: string, index: number | undefined, last: number): number | undefined {
  const current = index ?? last + 1
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(current - 1, 0)
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(current + 1, last)
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
