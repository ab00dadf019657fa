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
import { MatchGridItem, type MatchGridProps, matchGridClass } from './MatchGrid'
import type { MatchSearch } from './matchSearch'
import { shownNow } from './shownNow'

/** Pixels of a row that was not drawn yet: as the last one that was, so that Back finds the page as long as it was. */
let rowHeight = 345
/** Pixels between two rows, as `matchGridClass` has them. */
const GAP = 16
/** So many rows are there above and below those in sight: the keyboard goes from card to card. */
const ROWS_OUT_OF_SIGHT = 1

type Rows = Virtualizer<Window, Element>

interface LongMatchGridProps extends MatchGridProps {
  /** What the matches were chosen by. */
  search: MatchSearch
}

/** Any number of matches as cards, of which only those near the window are there. */
export function LongMatchGrid({ matches, search, now, ...look }: LongMatchGridProps) {
  const keyOf = useCardKeys(matches, search)
  const columns = useColumns()
  const list = useRef<HTMLUListElement>(null)
  const top = useTop(list)
  // Of a list in another order, what is in sight is drawn first.
  const order = useMemo(() => matches.map(({ id }) => id).join(), [matches])
  const isDrawn = useDeferredValue(order) === order
  const rows = useWindowVirtualizer({
    count: Math.ceil(matches.length / columns),
    estimateSize: () => rowHeight,
    measureElement: heightOf,
    gap: GAP,
    overscan: isDrawn ? ROWS_OUT_OF_SIGHT : 0,
    scrollMargin: top,
    // Otherwise nothing is there at first, and all at once then.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })

  const near = rows.getVirtualItems()
  const above = (near[0]?.start ?? top) - top
  const below = rows.getTotalSize() - ((near.at(-1)?.end ?? top) - top)
  return (
    <ul
      ref={list}
      // What is put in for cards that go is as tall as they were: the browser must not make up for it once more.
      className={cx(matchGridClass, '[overflow-anchor:none]')}
      style={{ paddingBlockStart: above, paddingBlockEnd: below }}
    >
      {near.flatMap(({ index: row }) =>
        matches.slice(row * columns, (row + 1) * columns).map((match, column) => (
          <MatchGridItem
            key={keyOf(match)}
            // A row is as tall as each of its cards.
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

/**
 * Another search shows its matches on the cards that are there, as to make new ones takes long. From then on a card stays
 * with its match: whoever has the focus on it does not find another one there.
 */
function useCardKeys(matches: readonly Match[], search: MatchSearch): (match: Match) => string | number {
  const [known, setKnown] = useState({ search, places: placesOf(matches) })
  const current = known.search === search ? known : { search, places: placesOf(matches) }
  if (current !== known) setKnown(current)
  return ({ id }) => current.places.get(id) ?? `match ${id}`
}

function placesOf(matches: readonly Match[]): ReadonlyMap<bigint, number> {
  return new Map(matches.map(({ id }, place) => [id, place]))
}

/** As the browser tells it once it is laid out. To ask for it would have it laid out at once, for each new row. */
function heightOf(row: Element, entry: ResizeObserverEntry | undefined, { measurementsCache }: Rows): number {
  const [size] = entry?.borderBoxSize ?? []
  if (!size) return measurementsCache[Number(row.getAttribute('data-index'))]?.size ?? rowHeight
  rowHeight = size.blockSize
  return rowHeight
}

/** Pixels from the top of the page to the list. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useEffect(() => {
    // What is above it may become taller or smaller, and with it the page. Called for the first time once that is laid out.
    const observer = new ResizeObserver(() => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    })
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return top
}

let media: MediaQueryList | undefined

/** From here on `matchGridClass` has two columns. Made once, and not where pages are drawn without a window. */
function wide(): MediaQueryList {
  media ??= window.matchMedia('(width >= 48rem)')
  return media
}

const subscribeToWidth = (listener: () => void) => {
  wide().addEventListener('change', listener)
  return () => wide().removeEventListener('change', listener)
}

function useColumns(): 1 | 2 {
  return useSyncExternalStore(subscribeToWidth, () => (wide().matches ? 2 : 1))
}
