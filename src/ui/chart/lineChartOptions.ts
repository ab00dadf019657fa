import type uPlot from 'uplot'

interface ChartLine {
  /** One per x; `null` leaves a gap. */
  values: readonly (number | null)[]
  /** A color token of the theme, such as `side-a`. */
  color: string
  isDashed?: boolean
  /** Draws a bar at each x instead. */
  isBars?: boolean
}

interface ChartAxis {
  range: readonly [min: number, max: number]
  /** Returns the positions of labels. @param length of the axis in CSS pixels */
  ticks?: (length: number) => number[]
  /** @param step between two labels */
  format: (value: number, step: number) => string
}

export interface ChartContent {
  /** Ascending; unix seconds on a time axis. */
  xs: readonly number[]
  /** Lines hold each value until the next. */
  lines: readonly ChartLine[]
  /** Labelled vertical lines. */
  marks?: readonly { x: number; label: string }[]
  /** Highlighted. */
  points?: readonly { x: number; y: number; color: string }[]
  x: ChartAxis
  y: ChartAxis & { isLogarithmic?: boolean }
}

export const CHART_HEIGHT = 240
const AXIS_HEIGHT = 32
const TOP = 12
const ROW = 16

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
  const { x, y } = content()
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
        splits: x.ticks && (({ width }) => content().x.ticks?.(width) ?? []),
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
      ...content().lines.map(({ color, isDashed, isBars }) => {
        const tint = themeColor(element, color)
        const looks = isBars
          ? { fill: tint, width: 0, paths: UPlot.paths.bars?.({ size: [0.7, 40], radius: 0.2 }) }
          : { stroke: tint, width: 2, paths: UPlot.paths.stepped?.({ align: 1 }) }
        return { ...looks, dash: isDashed ? [6, 4] : undefined, points: { show: false } }
      }),
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

/** Leaves a row for each mark's label, as all may crowd together. */
const topOf = ({ marks = [] }: ChartContent) => TOP + ROW * marks.length

export function chartData({ xs, lines }: ChartContent): uPlot.AlignedData {
  return [[...xs], ...lines.map(({ values }) => [...values])]
}

const GAP = 6
const RADIUS = 5

/** Draws the marks with their labels above the lines, and the highlighted points. */
function drawMarks(chart: uPlot, pixelRatio: number, content: ChartContent, element: HTMLElement) {
  const { marks = [], points = [] } = content
  const { ctx, bbox } = chart
  ctx.save()
  ctx.setLineDash([])
  ctx.lineWidth = pixelRatio
  ctx.strokeStyle = themeColor(element, 'control')
  ctx.fillStyle = themeColor(element, 'secondary')
  ctx.font = `${12 * pixelRatio}px ${getComputedStyle(element).fontFamily}`
  ctx.textBaseline = 'bottom'
  ctx.textAlign = 'center'
  const rowEnds = marks.map(() => Number.NEGATIVE_INFINITY)
  for (const { x, label } of marks) {
    const left = Math.round(chart.valToPos(x, 'x', true))
    const width = ctx.measureText(label).width
    const center = clamp(left, width / 2, ctx.canvas.width - width / 2)
    const row = rowEnds.findIndex((end) => center - width / 2 >= end + GAP * pixelRatio)
    rowEnds[row] = center + width / 2
    const bottom = bbox.top - (GAP + row * ROW) * pixelRatio
    ctx.beginPath()
    ctx.moveTo(left, bottom)
    ctx.lineTo(left, bbox.top + bbox.height)
    ctx.stroke()
    ctx.fillText(label, center, bottom)
  }
  ctx.lineWidth = 2 * pixelRatio
  ctx.fillStyle = themeColor(element, 'surface')
  for (const { x, y, color } of points) {
    ctx.strokeStyle = themeColor(element, color)
    ctx.beginPath()
    ctx.arc(chart.valToPos(x, 'x', true), chart.valToPos(y, 'y', true), RADIUS * pixelRatio, 0, 2 * Math.PI)
    ctx.fill()
    ctx.stroke()
  }
  ctx.restore()
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** Returns the current value of a color token of the theme, such as `side-a`, for a canvas. */
function themeColor(element: HTMLElement, token: string): string {
  const probe = document.createElement('span')
  probe.style.forcedColorAdjust = 'none'
  probe.style.color = `var(--${token})`
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
