import { type LiveMessage, liveMessages } from '#contract/notifications/notification'
import type { Translated } from '#contract/wire/translations'
import { isGreek } from '#lib/http/problem'
import { addMessages } from '#lib/i18n/messages'
import notificationWords from '#locales/el/notification-words.json'

const { text } = addMessages('notification-words', notificationWords)

type KnownType = keyof typeof notificationWords
/** Those whose message names the order; of the others the API says what they are about. */
type OrderType = {
  [Type in KnownType]: (typeof notificationWords)[Type] extends { message: string } ? Type : never
}[KnownType]

interface Told extends Pick<LiveMessage, 'translations' | 'link'> {
  /** Of the API, such as `order_shipped`. */
  type: string
}

/**
 * What a notification says: in our own words where its type is known, as the API often has none in
 * Greek, else in the API's.
 */
export function toldWords({ translations, link, type }: Told): {
  title: Translated
  message: Translated
} {
  const said = liveMessages({ translations })
  const known = type.toLowerCase()
  if (!isKnown(known)) return said
  return { title: ours(text(`${known}.title`)), message: messageOf(known, link, said.message) }
}

function messageOf(type: KnownType, link: string, said: Translated): Translated {
  const order = /\/account\/orders\/(\d+)/.exec(link)?.[1]
  if (isOfOrder(type) && order) return ours(text(`${type}.message`, { order }))
  return isGreek(said.text) ? said : ours('')
}

const ours = (words: string): Translated => ({ text: words, locale: 'el' })

function isKnown(type: string): type is KnownType {
  return Object.hasOwn(notificationWords, type)
}

function isOfOrder(type: KnownType): type is OrderType {
  return 'message' in notificationWords[type]
}
