import { accountRoutes } from './account-paths'

const {
  'account-subscriptions-confirm': confirm,
  'account-subscriptions-leave': leave,
  'account-subscriptions-leave-topic': leaveTopic,
} = accountRoutes

/** The colons of a token stay as they are: the router of the site leaves an encoded one encoded. */
const withKey = ({ pattern }: { pattern: string }, linkKey: string) =>
  pattern.replace('{linkKey}', encodeURIComponent(linkKey).replaceAll('%3A', ':'))

/** Page on which a subscription is confirmed by the token of a mail. */
export const confirmPath = (token: string) => withKey(confirm, token)

/** Page on which one topic, or all of them, are left by the token of a mail. */
export const leavePath = (token: string, topic?: string) =>
  topic === undefined
    ? withKey(leave, token)
    : withKey(leaveTopic, token).replace('{topic}', encodeURIComponent(topic))
