import * as z from 'zod/mini'
import {
  notificationCategories,
  notificationUser,
  seenChange,
  seenMarked,
  seenMarks,
  socketTokens,
  unseenCount,
} from '../notifications/notification'
import { pageOf } from '../wire/page'
import { booleanText, orderingOf, pagedRules } from '../wire/query-rules'
import type { Endpoint } from './endpoint'

const notificationQuery = {
  seen: booleanText,
  // As the API spells it.
  notification_Category: z.enum(notificationCategories),
  ordering: orderingOf(['createdAt', 'seenAt']),
  ...pagedRules,
}

export const listNotificationsOf = {
  method: 'GET',
  path: '/api/user/account/{id}/notifications',
  who: 'owner',
  query: notificationQuery,
  answer: pageOf(notificationUser),
} as const satisfies Endpoint

export const countUnseen = {
  method: 'GET',
  path: '/api/notification/user/unseen-count',
  who: 'member',
  answer: unseenCount,
} as const satisfies Endpoint

export const readNotification = {
  method: 'GET',
  path: '/api/notification/user/{id}',
  who: 'member',
  answer: notificationUser,
} as const satisfies Endpoint

export const changeNotification = {
  method: 'PATCH',
  path: '/api/notification/user/{id}',
  who: 'member',
  body: seenChange,
  answer: notificationUser,
} as const satisfies Endpoint

export const removeNotification = {
  method: 'DELETE',
  path: '/api/notification/user/{id}',
  who: 'member',
} as const satisfies Endpoint

export const markAllSeen = {
  method: 'POST',
  path: '/api/notification/user/mark-all-as-seen',
  who: 'member',
  answer: seenMarked,
} as const satisfies Endpoint

export const markSeen = {
  method: 'POST',
  path: '/api/notification/user/mark-as-seen',
  who: 'member',
  body: seenMarks,
  answer: seenMarked,
} as const satisfies Endpoint

export const markAllUnseen = {
  method: 'POST',
  path: '/api/notification/user/mark-all-as-unseen',
  who: 'member',
  answer: seenMarked,
} as const satisfies Endpoint

export const markUnseen = {
  method: 'POST',
  path: '/api/notification/user/mark-as-unseen',
  who: 'member',
  body: seenMarks,
  answer: seenMarked,
} as const satisfies Endpoint

/** Tokens that open the socket once. */
export const readSocketTokens = {
  method: 'GET',
  path: '/api/websocket/user/tokens',
  who: 'member',
  answer: socketTokens,
} as const satisfies Endpoint
