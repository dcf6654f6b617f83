import * as z from 'zod/mini'
import {
  linkLeaving,
  linkLeft,
  newsletterTopic,
  subscriptionConfirmation,
  subscriptionConfirmed,
  topicJoined,
  topicJoining,
} from '../account/newsletter'
import type { Endpoint } from './endpoint'

/** What a member can be written to about, and is. */
export const listTopics = {
  method: 'GET',
  path: '/api/newsletter/topics',
  who: 'member',
  answer: z.array(newsletterTopic),
} as const satisfies Endpoint

/** Sends a mail with a link: who joins is written to only after they confirm it there. */
export const joinTopic = {
  method: 'POST',
  path: '/api/newsletter/topics/{id}',
  who: 'member',
  body: topicJoining,
  answer: topicJoined,
} as const satisfies Endpoint

/** Works at once, also for a topic that waits, or was left before. */
export const leaveTopic = {
  method: 'DELETE',
  path: '/api/newsletter/topics/{id}',
  who: 'member',
} as const satisfies Endpoint

/** The press on the page of a mail's link; opening that page changes nothing. */
export const confirmSubscription = {
  method: 'POST',
  path: '/api/newsletter/confirm',
  who: 'anyone',
  body: subscriptionConfirmation,
  answer: subscriptionConfirmed,
} as const satisfies Endpoint

/** The same for the link that leaves. Says nothing of whose it is. */
export const leaveByLink = {
  method: 'POST',
  path: '/api/newsletter/leave',
  who: 'anyone',
  body: linkLeaving,
  answer: linkLeft,
} as const satisfies Endpoint
