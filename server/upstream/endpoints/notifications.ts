import { marked, notificationEntry, socketTicket, unseenCount } from '../notification'
import type { UpstreamEndpoint } from './endpoint'

export const listNotifications = {
  method: 'GET',
  path: '/user/account/{me}/notifications',
  rows: notificationEntry,
} as const satisfies UpstreamEndpoint

export const countUnseen = {
  method: 'GET',
  path: '/notification/user/unseen_count',
  answer: unseenCount,
} as const satisfies UpstreamEndpoint

export const readNotification = {
  method: 'GET',
  path: '/notification/user/{id}',
  answer: notificationEntry,
} as const satisfies UpstreamEndpoint

export const changeNotification = {
  method: 'PATCH',
  path: '/notification/user/{id}',
  answer: notificationEntry,
} as const satisfies UpstreamEndpoint

export const removeNotification = {
  method: 'DELETE',
  path: '/notification/user/{id}',
} as const satisfies UpstreamEndpoint

export const markAllSeen = {
  method: 'POST',
  path: '/notification/user/mark_all_as_seen',
  answer: marked,
} as const satisfies UpstreamEndpoint

export const markSeen = {
  method: 'POST',
  path: '/notification/user/mark_as_seen',
  answer: marked,
} as const satisfies UpstreamEndpoint

export const markAllUnseen = {
  method: 'POST',
  path: '/notification/user/mark_all_as_unseen',
  answer: marked,
} as const satisfies UpstreamEndpoint

export const markUnseen = {
  method: 'POST',
  path: '/notification/user/mark_as_unseen',
  answer: marked,
} as const satisfies UpstreamEndpoint

export const makeSocketTicket = {
  method: 'POST',
  path: '/websocket/ticket',
  answer: socketTicket,
} as const satisfies UpstreamEndpoint
