import { accountRoutes } from '../../../contract/paths/account-paths'
import { publicPaths } from '../../../contract/paths/site-paths'
import { helpMessages } from './help-texts'

/** A question, its answer, and where to go on. */
export interface HelpAnswer {
  id: string
  question: string
  answer: string
  link: { to: string; label: string }
}

export interface HelpTopic {
  id: string
  title: string
  answers: readonly HelpAnswer[]
}

const { topics } = helpMessages.words

/** Where each answer leads; what is named here and what is worded must be the same. */
const ways = {
  orders: {
    where: accountRoutes['account-orders'].pattern,
    cancel: accountRoutes['account-orders'].pattern,
    address: accountRoutes['account-addresses'].pattern,
    cost: publicPaths['terms-of-use'],
  },
  returns: {
    time: publicPaths['return-policy'],
    how: publicPaths.contact,
    money: publicPaths['return-policy'],
    broken: publicPaths.contact,
  },
  account: {
    email: accountRoutes['account-email'].pattern,
    password: accountRoutes['account-password-change'].pattern,
    name: accountRoutes['account-settings'].pattern,
    data: accountRoutes['account-settings'].pattern,
  },
  security: {
    second: accountRoutes['account-2fa'].pattern,
    lost: accountRoutes['account-2fa'].pattern,
    stranger: accountRoutes['account-sessions'].pattern,
    passkey: accountRoutes['account-2fa-webauthn'].pattern,
  },
} satisfies {
  [Topic in keyof typeof topics]: Record<keyof (typeof topics)[Topic]['answers'], string>
}

/** Everything that the help page answers, by topic. */
export const helpTopics: readonly HelpTopic[] = [
  topicOf('orders', topics.orders, ways.orders),
  topicOf('returns', topics.returns, ways.returns),
  topicOf('account', topics.account, ways.account),
  topicOf('security', topics.security, ways.security),
]

interface TopicWords<Name extends string> {
  title: string
  answers: Record<Name, { question: string; answer: string; link: string }>
}

function topicOf<Name extends string>(
  id: string,
  { title, answers }: TopicWords<Name>,
  to: Record<Name, string>,
): HelpTopic {
  const names = Object.keys(to) as Name[]
  return {
    id,
    title,
    answers: names.map((name) => {
      const { question, answer, link } = answers[name]
      return { id: `${id}-${name}`, question, answer, link: { to: to[name], label: link } }
    }),
  }
}
