import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Color = readonly number[]

/** Reads the colors of both themes, as red, green and blue from 0 to 1. */
const tokens = new Map(
  [
    ...readFileSync('src/ui/theme/colors.css', 'utf8').matchAll(
      /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
    ),
  ].map(([, name = '', light = '', dark = '']) => [name, { light: toColor(light), dark: toColor(dark) }]),
)

function toColor(hex: string): Color {
  return [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16) / 255)
}

/** WCAG's relative luminance. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Color, other: Color): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const surfaces = ['background', 'surface', 'raised']
const texts = ['text', 'secondary', 'tertiary', 'side-a', 'side-b', 'success', 'danger', 'warning']
const pairs = [
  ...surfaces.flatMap((surface) => texts.map((text) => [text, surface, 4.5] as const)),
  ...surfaces.map((surface) => ['control', surface, 3] as const),
  ['on-action', 'action', 4.5] as const,
]

test.each(pairs)('%s on %s has a contrast of at least %f in both themes', (front, back, least) => {
  const [one, other] = [tokens.get(front), tokens.get(back)]
  if (!one || !other) throw new Error('colors.css lacks it')
  expect(contrast(one.light, other.light)).toBeGreaterThanOrEqual(least)
  expect(contrast(one.dark, other.dark)).toBeGreaterThanOrEqual(least)
})
