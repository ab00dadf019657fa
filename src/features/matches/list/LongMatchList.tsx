import { useRouter } from '@tanstack/react-router'
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import {
  type ComponentProps,
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { MatchStar } from '@/domain/follow/FollowButton'
import { MatchRow } from '@/domain/match/MatchRow'
import type { Messages } from '@/i18n/catalogue'
import { formatDay } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import type { ListedMatch } from './listMatches'
import { type MatchSearch, orderOf } from './matchSearch'
import { type GroupedMatch, groupMatches, type MatchGroup, rowsOf, shownNow } from './rows'
import { type OpenSlip, SlipOddsButton } from './SlipOddsButton'

/** Estimated heights in pixels, updated by the last measured row, so that Back restores the page's height. */
const heights = { row: 58, withHeading: 82 }
/** Pixels between rows. */
const GAP = 4
/** Keeps the next row in the DOM for keyboard users. */
const ROWS_OUT_OF_SIGHT = 1

type Rows = Virtualizer<Window, Element>

interface LongMatchListProps {
  matches: readonly ListedMatch[]
  search: MatchSearch
  now: number
  openSlip: OpenSlip
}

export function LongMatchList({ matches, search, now, openSlip }: LongMatchListProps) {
  const messages = useMessages()
  const { sort } = search
  const query = useQueryWithoutBet(search)
  const order = orderOf(search)
  const shown = useMemo(
    () => ({ listed: groupMatches(matches, sort), sort, order, query }),
    [matches, sort, order, query],
  )
  const drawn = useDeferredValue(shown)
  const { listed } = shown
  const keys = useRowKeys(listed, order)
  const list = useRef<HTMLUListElement>(null)
  const top = useTop(list)
  const rows = useWindowVirtualizer({
    count: drawn.listed.length,
    estimateSize: (index) => (drawn.listed[index]?.group ? heights.withHeading : heights.row),
    measureElement: heightOf,
    gap: GAP,
    overscan: ROWS_OUT_OF_SIGHT,
    // Rendering within the scroll's frame makes one long task of both.
    useFlushSync: false,
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
      // Spacers replace unmounted rows at their measured height, so scroll anchoring must stay off.
      className="@container flex flex-col gap-1 [overflow-anchor:none]"
      style={{ paddingBlockStart: above, paddingBlockEnd: below }}
    >
      {near.map(({ index }, place) => {
        const row = listed[index]
        // The first row answers a press at once. Those below and the page's height follow a frame later: layout takes a
        // millisecond per row, and another height repaints the page.
        const source = place === 0 || drawn.order === order ? shown : drawn
        const item = source.listed[index]
        return (
          row &&
          item && (
            <ListedRow
              key={keys.get(row.match.id)}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={source.listed.length}
              aria-posinset={index + 1}
              match={item.match}
              more={item.more}
              group={item.group && headingOf(item.group, messages)}
              isUnderDay={source.sort === 'closing' && !item.isFollowed}
              now={shownNow(item.match, now)}
              query={source.query}
              chosen={search.bet === Number(item.match.id) ? search.side : undefined}
              openSlip={openSlip}
            />
          )
        )
      })}
    </ul>
  )
}

interface ListedRowProps
  extends ComponentProps<'li'>,
    ListedMatch,
    Omit<ComponentProps<typeof SlipOddsButton>, 'side' | 'match'> {
  group: string | undefined
  isUnderDay: boolean
}

const ListedRow = memo(function ListedRow({ match, more, group, isUnderDay, now, ...rest }: ListedRowProps) {
  const { query, chosen, openSlip, ...item } = rest
  return (
    <li {...item}>
      {group && <h2 className="px-3 pt-1 text-12 font-medium text-secondary @min-[52rem]:py-1">{group}</h2>}
      <MatchRow
        match={match}
        more={more}
        star={<MatchStar match={match} />}
        isUnderDay={isUnderDay}
        now={now}
        renderOdds={(side) => (
          <SlipOddsButton
            match={match}
            side={side}
            now={now}
            openSlip={openSlip}
            query={query}
            chosen={chosen}
          />
        )}
      />
    </li>
  )
})

function useQueryWithoutBet(search: MatchSearch): string {
  const listed = { ...search, bet: undefined, side: undefined }
  return useRouter().buildLocation({ to: '/matches', search: listed }).searchStr.replace('?', '&')
}

function headingOf(group: MatchGroup, { follow, matches }: Messages): string {
  if (group === 'followed') return follow.followed
  if (typeof group === 'string') return matches.list.sorts[group]
  return [group.event, formatDay(group.day)].filter(Boolean).join(' · ')
}

function useRowKeys(listed: readonly GroupedMatch[], order: string) {
  const [known, setKnown] = useState(() => rowsOf(listed, order))
  const rows = known.listed === listed && known.order === order ? known : rowsOf(listed, order, known)
  if (rows !== known) setKnown(rows)
  return rows.keys
}

/** Reads the height from the observer's entry, which forces no layout. */
function heightOf(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  { measurementsCache, options }: Rows,
): number {
  const index = Number(row.getAttribute('data-index'))
  const [size] = entry?.borderBoxSize ?? []
  if (!size) return measurementsCache[index]?.size ?? options.estimateSize(index)
  heights[row.firstElementChild?.tagName === 'H2' ? 'withHeading' : 'row'] = size.blockSize
  return size.blockSize
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
