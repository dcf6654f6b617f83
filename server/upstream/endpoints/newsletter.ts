import { confirmed, left, subscription, topic } from '../newsletter'
import { list, read, remove, write } from './endpoint'

export const listTopics = list('/user/subscription/topic', topic, { pagination: 'false' })
export const listSubscriptions = list('/user/subscription', subscription, { pagination: 'false' })

/** Asks for confirmation by mail only where the topic demands it and nobody has left it before. */
export const subscribe = write('POST', '/user/subscription/topic/{id}/subscribe', subscription)
export const removeSubscription = remove('/user/subscription/{id}')

// Each of these acts, although it reads.
export const confirmByLink = read('/user/subscription/confirm/{token}', confirmed)
export const leaveAllByLink = read('/user/unsubscribe/{token}', left)
export const leaveTopicByLink = read('/user/unsubscribe/{token}/{topic}', left)
