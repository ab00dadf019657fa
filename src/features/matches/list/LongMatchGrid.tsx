import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Match } from '@/domain/match/match'
import { cx } from '@/ui/classNames'
import { MatchGridItem, type MatchGridProps, matchGridClass, shownNow } from './MatchGrid'
import type { MatchSearch } from './matchSearch'

/** Estimated row height in pixels, updated by the last measured row, so that Back restores the page's height. */
let rowHeight = 345
/** Pixels between rows, as in `matchGridClass`. */
const GAP = 16
/** Keeps the next card in the DOM for keyboard users. */
const ROWS_OUT_OF_SIGHT = 1

type Rows = Virtualizer<Window, Element>

interface LongMatchGridProps extends MatchGridProps {
  search: MatchSearch
}

export function LongMatchGrid({ matches, search, now, ...look }: LongMatchGridProps) {
  const keyOf = useCardKeys(matches, search)
  const columns = useColumns()
  const list = useRef<HTMLUListElement>(null)
  const top = useTop(list)
  // A new order starts with the rows in view.
  const order = useMemo(() => matches.map(({ id }) => id).join(), [matches])
  const isDrawn = useDeferredValue(order) === order
  const rows = useWindowVirtualizer({
    count: Math.ceil(matches.length / columns),
    estimateSize: () => rowHeight,
    measureElement: heightOf,
    gap: GAP,
    overscan: isDrawn ? ROWS_OUT_OF_SIGHT : 0,
    scrollMargin: top,
    // Without it the first render is empty and the second one renders everything.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })

  const near = rows.getVirtualItems()
  const above = (near[0]?.start ?? top) - top
  const below = rows.getTotalSize() - ((near.at(-1)?.end ?? top) - top)
  return (
    <ul
      ref={list}
      // Spacers replace unmounted cards at their measured height, so scroll anchoring must stay off.
      className={cx(matchGridClass, '[overflow-anchor:none]')}
      style={{ paddingBlockStart: above, paddingBlockEnd: below }}
    >
      {near.flatMap(({ index: row }) =>
        matches.slice(row * columns, (row + 1) * columns).map((match, column) => (
          <MatchGridItem
            key={keyOf(match)}
            // All cards of a row have the same height.
            ref={column === 0 ? rows.measureElement : undefined}
            data-index={row}
            aria-setsize={matches.length}
            aria-posinset={row * columns + column + 1}
            match={match}
            now={shownNow(match, now)}
            {...look}
          />
        )),
      )}
    </ul>
  )
}

/** Reuses mounted cards, as creating them is slow. A card keeps its match, and so the focus, until the next search. */
function useCardKeys(matches: readonly Match[], search: MatchSearch): (match: Match) => string | number {
  const [known, setKnown] = useState({ search, places: placesOf(matches) })
  const current = known.search === search ? known : { search, places: placesOf(matches) }
  if (current !== known) setKnown(current)
  return ({ id }) => current.places.get(id) ?? `match ${id}`
}

function placesOf(matches: readonly Match[]): ReadonlyMap<bigint, number> {
  return new Map(matches.map(({ id }, place) => [id, place]))
}

/** Reads the height from the observer's entry, which forces no layout. */
function heightOf(row: Element, entry: ResizeObserverEntry | undefined, { measurementsCache }: Rows): number {
  const [size] = entry?.borderBoxSize ?? []
  if (!size) return measurementsCache[Number(row.getAttribute('data-index'))]?.size ?? rowHeight
  rowHeight = size.blockSize
  return rowHeight
}

function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useEffect(() => {
    // The content above may change its height, and with it the page's. The first call comes after layout.
    const observer = new ResizeObserver(() => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    })
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return top
}

/** The breakpoint of `matchGridClass`. */
const wide = () => window.matchMedia('(width >= 48rem)')

const subscribeToWidth = (listener: () => void) => {
  const media = wide()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

function useColumns(): 1 | 2 {
  return useSyncExternalStore(subscribeToWidth, () => (wide().matches ? 2 : 1))
}
