import type uPlot from 'uplot'
import type { ChartContent } from './chartContent'
import { themeColor } from './themeColor'

const ROW = 16
const GAP = 6
const RADIUS = 5

/** Draws the marks with their labels above the lines, and the highlighted points. */
export function drawMarks(
  chart: uPlot,
  pixelRatio: number,
  { marks, points }: ChartContent,
  element: HTMLElement,
): void {
  const { ctx, bbox } = chart
  ctx.save()
  ctx.setLineDash([])
  ctx.lineWidth = pixelRatio
  ctx.strokeStyle = themeColor(element, 'control')
  ctx.fillStyle = themeColor(element, 'secondary')
  ctx.font = `${12 * pixelRatio}px ${getComputedStyle(element).fontFamily}`
  ctx.textBaseline = 'bottom'
  ctx.textAlign = 'center'
  const rowEnds = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { x, label } of marks) {
    const left = Math.round(chart.valToPos(x, 'x', true))
    const width = ctx.measureText(label).width
    const center = clamp(left, width / 2, ctx.canvas.width - width / 2)
    const isCrowded = center - width / 2 < (rowEnds[0] ?? 0) + GAP * pixelRatio
    const row = isCrowded ? 1 : 0
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
