import { marked, notificationEntry, socketTicket, unseenCount } from '../notification'
import { list, read, remove, write } from './endpoint'

export const listNotifications = list('/user/account/{me}/notifications', notificationEntry)
export const countUnseen = read('/notification/user/unseen_count', unseenCount)
export const readNotification = read('/notification/user/{id}', notificationEntry)
export const changeNotification = write('PATCH', '/notification/user/{id}', notificationEntry)
export const removeNotification = remove('/notification/user/{id}')
export const markAllSeen = write('POST', '/notification/user/mark_all_as_seen', marked)
export const markSeen = write('POST', '/notification/user/mark_as_seen', marked)
export const markAllUnseen = write('POST', '/notification/user/mark_all_as_unseen', marked)
export const markUnseen = write('POST', '/notification/user/mark_as_unseen', marked)
export const makeSocketTicket = write('POST', '/websocket/ticket', socketTicket)
