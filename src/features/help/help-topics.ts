import { accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { normalLine } from '#contract/wire/typed-text'
import { addMessages } from '#lib/i18n/messages'
import help from '#locales/el/help.json'

/** Messages of the help page, with its questions and answers. */
export const helpMessages = addMessages('help', help)

interface HelpAnswer {
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

/** The link of each answer; the keys match those of the messages. */
const links = {
  orders: {
    where: accountRoutes['account-orders'].pattern,
    cancel: accountRoutes['account-orders'].pattern,
    address: accountRoutes['account-addresses'].pattern,
    cost: publicPaths['terms-of-use'],
    payment: publicPaths['terms-of-use'],
    card: publicPaths['terms-of-use'],
    delivery: accountRoutes['account-orders'].pattern,
    pickup: accountRoutes['account-addresses'].pattern,
    invoice: publicPaths.contact,
    gift: publicPaths.contact,
  },
  returns: {
    time: publicPaths['return-policy'],
    how: publicPaths.withdrawal,
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

/** All topics of the help page. */
export const helpTopics: readonly HelpTopic[] = [
  topicOf('orders', topics.orders, links.orders),
  topicOf('returns', topics.returns, links.returns),
  topicOf('account', topics.account, links.account),
  topicOf('security', topics.security, links.security),
]

interface TopicMessages<Name extends string> {
  title: string
  answers: Record<Name, { question: string; answer: string; link: string }>
}

function topicOf<Name extends string>(
  id: string,
  { title, answers }: TopicMessages<Name>,
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

/**
 * The topics with the answers that contain every word of the query; all of them without a query.
 * Accents, case and the final sigma are ignored.
 */
export function findAnswers(topics: readonly HelpTopic[], query: string): readonly HelpTopic[] {
  const words = normalised(normalLine(query))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (words.length === 0) return topics
  return topics
    .map((topic) => ({
      ...topic,
      answers: topic.answers.filter(({ question, answer }) => {
        const text = normalised(`${topic.title} ${question} ${answer}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ answers }) => answers.length > 0)
}

/** The number of answers in these topics. */
export function countAnswers(topics: readonly HelpTopic[]): number {
  return topics.reduce((sum, { answers }) => sum + answers.length, 0)
}

/** In upper case, which has one sigma only, and without accents. */
function normalised(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}
