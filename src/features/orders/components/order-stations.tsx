import { CircleHelp, Undo2, X } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { BrandMark, dropPath } from '#components/brand-mark'
import type { OrderDetail, ShownOrderStatus } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatDateTime } from '#lib/time/format-date'
import { ordersMessages } from '../messages'

interface StationsProps {
  order: Dated
  /** Leaves out what is still to come, e.g. as the order was withdrawn from. */
  isHalted?: boolean
}

/** The course of an order as stations, the present one as the brand's drop. */
export function Stations({ order, isHalted = false }: StationsProps) {
  const { t } = useTranslation(ordersMessages)
  const stations = stationsOf(order).filter(({ state }) => !isHalted || state !== 'ahead')
  return (
    <ol sx={stationsStyle}>
      {stations.map((station) => {
        const { status, state, at } = station
        const isPresent = state === 'present' || state === 'end'
        return (
          <li key={status} data-state={state} {...(isPresent && { 'aria-current': 'step' })}>
            <span data-mark=''>
              <Mark {...station} />
            </span>
            <strong>{t(wordOf(station))}</strong>
            {at && <time dateTime={at}>{formatDateTime(at)}</time>}
          </li>
        )
      })}
    </ol>
  )
}

interface Station {
  status: ShownOrderStatus
  /** `end` is where an order stands that left the usual course. */
  state: 'past' | 'present' | 'ahead' | 'end'
  /** ISO 8601; null where it is unknown. */
  at: string | null
}

type Dated = Pick<OrderDetail, 'createdAt' | 'status' | 'statusUpdatedAt' | 'statusDates'>

const course = ['PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const

/**
 * The stations of an order. Sure are the dates of the order and of its present status only; one that
 * the API has not noted has none. Of an order that left the course, only what must have been is shown.
 */
export function stationsOf(order: Dated): Station[] {
  const { createdAt, status, statusUpdatedAt, statusDates = {} } = order
  const changedAt = statusUpdatedAt ?? null
  const placed: Station = { status: 'PENDING', state: 'past', at: createdAt }
  const present = course.findIndex((one) => one === (status === 'COMPLETED' ? 'DELIVERED' : status))
  if (present === -1) {
    const sent: Station = { status: 'SHIPPED', state: 'past', at: statusDates.SHIPPED ?? null }
    const end: Station = { status, state: 'end', at: changedAt }
    return status === 'RETURNED' ? [placed, sent, end] : [placed, end]
  }
  return course.map((one, at) => {
    if (at > present) return { status: one, state: 'ahead', at: null }
    if (at === 0 && at < present) return placed
    if (at < present) return { status: one, state: 'past', at: statusDates[one] ?? null }
    return { status, state: 'present', at: at === 0 ? createdAt : changedAt }
  })
}

/** The tense of the words tells the state, too. */
function wordOf({ status, state }: Station) {
  if (state === 'past' && status === 'PROCESSING') return 'station.past.PROCESSING'
  if (state !== 'ahead') return `status.${status}` as const
  return `station.ahead.${status as 'PROCESSING' | 'SHIPPED' | 'DELIVERED'}` as const
}

function Mark({ status, state }: Station) {
  if (state === 'present') return <BrandMark size={26} />
  if (state === 'end') {
    const Icon = endIcons[status as keyof typeof endIcons]
    return <Icon aria-hidden='true' size={20} />
  }
  return (
    <svg aria-hidden='true' width={20} height={20} viewBox='-1 -1 26 26'>
      <path d={dropPath} />
    </svg>
  )
}

const endIcons = { CANCELED: X, RETURNED: Undo2, REFUNDED: Undo2, UNKNOWN: CircleHelp }

/** Side of a mark, in px. */
const side = 44

const stationsStyle: ThemeUIStyleObject = {
  display: 'grid',
  // Columns for four stations where there are fewer, too.
  gridTemplateColumns: ['minmax(0, 1fr)', null, null, 'repeat(4, minmax(0, 1fr))'],
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: [`${side}px minmax(0, 1fr)`, null, null, 'minmax(0, 1fr)'],
    alignContent: 'start',
    columnGap: 3,
    rowGap: [0, null, null, 1],
    minHeight: [64, null, null, 0],
    pr: [0, null, null, 3],
  },
  '& > li:last-of-type': { minHeight: 0 },
  '[data-mark]': {
    display: 'grid',
    placeItems: 'center',
    gridRow: ['1 / span 2', null, null, 'auto'],
    width: side,
    height: side,
    borderRadius: 'full',
  },
  // Small ones begin where their words do.
  '& > :is([data-state=past], [data-state=ahead]) > [data-mark]': {
    placeItems: [null, null, null, 'center start'],
  },
  '[data-state=past] svg': { fill: 'primary' },
  '[data-state=ahead] svg': { fill: 'none', stroke: 'control', strokeWidth: 2 },
  '[data-state=present] > [data-mark]': { bg: 'primaryTintStrong' },
  '[data-state=end] > [data-mark]': { bg: 'hairline', color: 'text' },
  strong: { alignSelf: 'end', fontWeight: 'medium', lineHeight: 'heading' },
  // Beside a mark without a date, the word stands in its middle.
  '& > li:not(:has(time)) > strong': {
    alignSelf: ['center', null, null, 'end'],
    gridRow: ['1 / span 2', null, null, 'auto'],
    minHeight: [side, null, null, 0],
    alignContent: 'center',
  },
  '[data-state=present] > strong, [data-state=end] > strong': {
    fontSize: ['lead', null, null, 'body'],
    fontWeight: 'bold',
  },
  '[data-state=ahead] > strong': { color: 'textMuted', fontWeight: 'body' },
  time: { color: 'textMuted', fontSize: 'small' },
  // From one mark to the next.
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: [`${side / 2 - 1}px`, null, null, '28px'],
    right: ['auto', null, null, 2],
    top: [`${side - 4}px`, null, null, `${side / 2 - 1}px`],
    bottom: ['-4px', null, null, 'auto'],
    borderStyle: 'solid',
    borderColor: 'primary',
    borderWidth: 0,
    borderLeftWidth: ['2px', null, null, 0],
    borderTopWidth: [0, null, null, '2px'],
  },
  '& > [data-state=present]:not(:last-of-type)::after': {
    left: [null, null, null, `${side + 8}px`],
  },
  // Where it does not go, or did not go on as usual.
  '& > li:is([data-state=present], [data-state=ahead], :has(+ [data-state=end]))::after': {
    borderStyle: 'dashed',
    borderColor: 'control',
    opacity: 0.6,
  },
  // In one row, as words alone.
  '@media print': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > li': { display: 'flex', flexDirection: 'column', minHeight: 0 },
    '[data-mark], & > li:not(:last-of-type)::after': { display: 'none' },
    '& > li > strong, & > li:not(:has(time)) > strong': {
      alignSelf: 'start',
      minHeight: 0,
      fontSize: 'body',
    },
  },
}
