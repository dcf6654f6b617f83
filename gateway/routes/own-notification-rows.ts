import { notifications } from '../../contract/notifications/notification'
import {
  notificationUser,
  type UpstreamNotificationUser,
  upstreamNotificationUser,
} from '../../contract/notifications/notification-user'
import {
  seenChange,
  seenMarked,
  seenMarks,
  unseenCount,
} from '../../contract/notifications/seen-marks'
import { pageOf } from '../../contract/wire/page'
import { GatewayError } from '../gateway-error'
import { emptyPage, one, pageFrom, parse, type ResponseParser } from './answer-readers'
import { mineFirst, nothing, type OwnCalls, type OwnRow } from './own-row'
import { booleanText, orderingOf, pageRules } from './query-rules'
import { mine } from './visibility'

const upstreamPage = pageOf(upstreamNotificationUser)

/**
 * Entries with the notifications that they name; an entry whose
 * notification is gone is left out. The call for them is the gateway's alone, as the upstream
 * answers it for anybody's.
 */
async function withMessages(entries: readonly UpstreamNotificationUser[], { ask }: OwnCalls) {
  const ids = [...new Set(entries.map(({ notification }) => notification))]
  const known =
    ids.length === 0 ? [] : await ask('POST', '/notification/ids', { ids }).catch(noneFound)
  const messages = new Map(parse(notifications, known).map((text) => [text.id, text]))
  return entries.flatMap((entry) => {
    const notification = messages.get(entry.notification)
    return notification ? [{ ...entry, notification, notificationId: notification.id }] : []
  })
}

function noneFound(error: unknown): never[] {
  if (error instanceof GatewayError && error.status === 404) return []
  throw error
}

const readPage: OwnRow['finish'] = async (answer, calls) => {
  const page = parse(upstreamPage, answer)
  const own = page.results.filter((entry) => mine(entry, calls))
  return { ...page, results: await withMessages(own, calls) }
}

const readOne: OwnRow['finish'] = async (answer, calls) => {
  const entry = parse(upstreamNotificationUser, answer)
  const [whole] = mine(entry, calls) ? await withMessages([entry], calls) : []
  if (!whole) throw new GatewayError(404)
  return whole
}

/** The upstream says nothing where nothing is unseen. */
const counted: ResponseParser = (body) => parse(unseenCount, body ?? { count: 0 })

const { pagination: _, ...pages } = pageRules
const oneEntry = { path: '/notification/user/{id}', upstream: '/notification/user/{id}' } as const

const marksOf = (verb: string): readonly OwnRow[] => [
  {
    method: 'POST',
    path: `/notification/user/mark-all-as-${verb}`,
    upstream: `/notification/user/mark_all_as_${verb}`,
    answer: one(seenMarked),
  },
  {
    method: 'POST',
    path: `/notification/user/mark-as-${verb}`,
    upstream: `/notification/user/mark_as_${verb}`,
    body: seenMarks,
    answer: one(seenMarked),
  },
]

/** What the shop told a person; R304 and R305. */
export const ownNotificationRows: readonly OwnRow[] = [
  {
    method: 'GET',
    path: '/user/account/{id}/notifications',
    upstream: '/user/account/{id}/notifications',
    owner: true,
    query: { seen: booleanText, ordering: orderingOf(['createdAt', 'seenAt']), ...pages },
    pageSize: 52,
    whenMissing: emptyPage,
    finish: readPage,
    answer: pageFrom(notificationUser),
  },
  {
    method: 'GET',
    path: '/notification/user/unseen-count',
    upstream: '/notification/user/unseen_count',
    answer: counted,
  },
  { ...oneEntry, method: 'GET', finish: readOne, answer: one(notificationUser) },
  {
    ...oneEntry,
    ...mineFirst(oneEntry.upstream),
    method: 'PATCH',
    body: seenChange,
    finish: readOne,
    answer: one(notificationUser),
  },
  { ...oneEntry, ...mineFirst(oneEntry.upstream), method: 'DELETE', answer: nothing, success: 204 },
  ...marksOf('seen'),
  ...marksOf('unseen'),
]
