import type uPlot from 'uplot'
import type { ChartContent } from './chartContent'
import { drawMarks } from './drawMarks'
import { themeColor } from './themeColor'

export const CHART_HEIGHT = 240
const AXIS_HEIGHT = 32
const TOP = 12
/** Two rows of the marks' labels. */
const LABELS_HEIGHT = 28

/** @param content returns what to draw now; the lines' looks must stay */
export function lineChartOptions(
  element: HTMLElement,
  UPlot: typeof uPlot,
  content: () => ChartContent,
  onPoint: (index: number | undefined) => void,
): uPlot.Options {
  const stroke = themeColor(element, 'secondary')
  const font = `12px ${getComputedStyle(element).fontFamily}`
  const common = { stroke, font, gap: 8, ticks: { show: false } }
  const { y } = content()
  return {
    width: element.clientWidth,
    height: CHART_HEIGHT,
    padding: [() => topOf(content()), 24, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 8 } },
    scales: {
      x: { time: true, range: () => [...content().x.range] },
      y: { distr: y.isLogarithmic ? 3 : 1, range: () => [...content().y.range] },
    },
    axes: [
      {
        ...common,
        size: AXIS_HEIGHT,
        space: 64,
        grid: { show: false },
        values: (_, splits, __, ___, step) => splits.map((value) => content().x.format(value, step)),
      },
      {
        ...common,
        size: 56,
        grid: { stroke: themeColor(element, 'line'), width: 1 },
        splits: y.ticks && (() => content().y.ticks?.(CHART_HEIGHT - AXIS_HEIGHT - topOf(content())) ?? []),
        // uPlot leaves out most labels of a logarithmic axis.
        filter: (_, splits) => splits,
        values: (_, splits, __, ___, step) => splits.map((value) => content().y.format(value, step)),
      },
    ],
    series: [
      {},
      ...content().lines.map(({ color, isDashed }) => ({
        stroke: themeColor(element, color),
        width: 2,
        dash: isDashed ? [6, 4] : undefined,
        paths: UPlot.paths.stepped?.({ align: 1 }),
        points: { show: false },
      })),
    ],
    hooks: {
      ready: [followTouch],
      draw: [(chart) => drawMarks(chart, UPlot.pxRatio, content(), element)],
      setCursor: [({ cursor: { idx } }) => onPoint(idx ?? undefined)],
    },
  }
}

/** Moves the cursor under a finger, because uPlot only follows a mouse. */
function followTouch(chart: uPlot): void {
  chart.over.style.touchAction = 'pan-y'
  chart.over.addEventListener('pointermove', ({ pointerType, offsetX }) => {
    if (pointerType === 'touch') chart.setCursor({ left: offsetX, top: 0 })
  })
}

const topOf = ({ marks }: ChartContent) => (marks.length > 0 ? TOP + LABELS_HEIGHT : TOP)

export function chartData({ xs, lines }: ChartContent): uPlot.AlignedData {
  return [[...xs], ...lines.map(({ values }) => [...values])]
}
