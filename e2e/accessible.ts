import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    // Its types leave the color out.
    axe: typeof axe & { commons: { color: { Color: { prototype: AxeColor } } } }
  }
}

interface AxeColor {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): AxeColor
}

const WIDE = { width: 1280, height: 720 }
/** A wide screen at 200 % zoom. */
const ZOOMED = { width: 640, height: 360 }
/** A wide screen at 400 % zoom, and the smallest phone. */
const NARROW = { width: 320, height: 640 }

// Less than half the size of `axe.source`, which each page has to read.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const LAYOUT = ['link-in-text-block', 'target-size']

const pageOf = (target: Page | Locator) => ('goto' in target ? target : target.page())

/** @param target a part if another check has seen the rest of the page in this state */
export async function expectAccessible(target: Page | Locator) {
  await expectSettled(pageOf(target))
  await expectAccessibleNow(target)
}

/**
 * Runs all of axe's rules on a wide screen in the dark theme, and those that depend on looks on a narrow one, where it
 * also expects that the page fits. Only whole pages are seen in the light theme: parts have their colors.
 */
export async function expectAccessibleNow(target: Page | Locator) {
  const page = pageOf(target)
  const part = 'goto' in target ? undefined : target
  const viewport = page.viewportSize()
  const checked = part ?? page.locator('html')
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE)
    await page.evaluate(memoizeColors)
  }
  await style(page, STILL, UNSTUCK)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(WIDE)
  await expectNothingFound(checked, ALL_RULES)
  if (!part) await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(NARROW)
  // As high as the page and at its top, so that sticky parts cover nothing.
  const height = await page.evaluate(() => {
    window.scrollTo(0, 0)
    return document.documentElement.scrollHeight
  })
  await page.setViewportSize({ ...NARROW, height })
  await expectNothingFound(checked, part ? LAYOUT : [...LAYOUT, 'color-contrast'])
  await expectNothingCutOff(page)
  await expectFitsZoomed(page)
  if (viewport) await page.setViewportSize(viewport)
}

/** Axe parses the colors of each element anew, which takes a fifth of its time. */
function memoizeColors() {
  const { prototype } = window.axe.commons.color.Color
  const parse = prototype.parseString
  const known = new Map<string, Omit<AxeColor, 'parseString'>>()
  prototype.parseString = function (text) {
    const color = known.get(text)
    if (color) return Object.assign(this, color)
    const { r, g, b, alpha } = parse.call(this, text)
    known.set(text, { r, g, b, alpha })
    return this
  }
}

/** Expects that narrow and zoomed screens clip no content and cover no focus. */
export async function expectFits(page: Page) {
  await page.setViewportSize(NARROW)
  await expectNothingCutOff(page)
  await expectFitsZoomed(page)
}

async function expectFitsZoomed(page: Page) {
  await style(page, STILL)
  await page.setViewportSize(ZOOMED)
  await expectNothingCutOff(page)
  // Last, because it closes menus.
  await expectFocusInSight(page)
  await style(page)
}

/** Axe would measure the contrast of a half-finished theme transition. */
const STILL = '*, ::before, ::after { transition: none !important; animation: none !important }'

/** Axe would find the targets too small that toasts cover until they go. */
const UNSTUCK = '.toasts { position: static !important }'

/** Replaces the rules that earlier calls added. */
async function style(page: Page, ...rules: readonly string[]) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, rules.join('\n'))
}

async function expectNothingFound(part: Locator, runOnly: axe.RunOptions['runOnly']) {
  const found = await part.evaluate(
    async (element, options) => {
      const { violations } = await window.axe.run(element, options)
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
      }))
    },
    { runOnly, resultTypes: ['violations'], preload: false, iframes: false } satisfies axe.RunOptions,
  )
  expect(found).toEqual([])
}

export async function expectSettled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
}

export async function expectNothingCutOff(page: Page) {
  const cutOff = () =>
    page.evaluate(() => {
      const controls = 'a, button, label, summary, select'
      const isCutOff = (element: Element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
        // Skips visually hidden text, scrollable fields and intended ellipses.
        if (clientWidth <= 1 || element.matches('input, textarea')) return false
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false
        const hides = (overflow: string) =>
          overflow === 'hidden' || overflow === 'clip' || element.matches(controls)
        return (
          (hides(overflowX) && scrollWidth > clientWidth + 1) ||
          (hides(overflowY) && scrollHeight > clientHeight + 1)
        )
      }
      window.scrollTo(window.innerWidth, window.scrollY)
      const { body } = document
      return [
        ...(window.scrollX > 0 ? [`the page by ${window.scrollX} px`] : []),
        ...[...body.querySelectorAll('*')].filter(isCutOff).map(({ outerHTML }) => outerHTML.slice(0, 300)),
      ]
    })
  // A chart follows a new width in the next frame.
  await expect.poll(cutOff, `${page.url()} at ${page.viewportSize()?.width} px`).toEqual([])
}

/** Expects that each select shows the whole text of its option. */
export async function expectOptionsWhole(page: Page) {
  const cutOff = await page.locator('select').evaluateAll((selects) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('The browser has no canvas')
    return selects.flatMap((select) => {
      if (!(select instanceof HTMLSelectElement && select.checkVisibility())) return []
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      pen.font = font
      const text = select.selectedOptions[0]?.text ?? ''
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return pen.measureText(text).width > room + 1 ? [text] : []
    })
  })
  expect(cutOff, page.url()).toEqual([])
}

/** Expects that no line breaks within a word, and that none is cut off. */
export async function expectWordsWhole(text: Locator) {
  const broken = await text.evaluate(({ firstChild: node, parentElement: box }) => {
    if (!node || !box) throw new Error('The element holds no text')
    const { left, right } = box.getBoundingClientRect()
    const words = [...(node.nodeValue ?? '').matchAll(/\S+/g)]
    return words.filter(({ index, 0: word }) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = [...range.getClientRects()]
      return lines.length !== 1 || lines.some((line) => line.left < left - 1 || line.right > right + 1)
    })
  })
  expect(broken).toEqual([])
}

async function expectFocusInSight(page: Page) {
  const hidden = await page.evaluate(() => {
    const { activeElement, documentElement } = document
    const isInSight = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return [0.1, 0.5, 0.9].some((part) => {
        const at = document.elementFromPoint(left + (right - left) / 2, top + (bottom - top) * part)
        return at !== null && (element.contains(at) || (at.contains(element) && at.matches('label, label *')))
      })
    }
    const hidden: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(
      'a, button, input, select, summary, [tabindex="0"]',
    )) {
      element.focus()
      if (document.activeElement === element && !isInSight(element))
        hidden.push(element.outerHTML.slice(0, 300))
    }
    if (activeElement instanceof HTMLElement) activeElement.focus()
    documentElement.scrollTo(0, 0)
    return hidden
  })
  expect(hidden, page.url()).toEqual([])
}
