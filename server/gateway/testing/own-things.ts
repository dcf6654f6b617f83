import {
  accountRow,
  addressRow,
  dataExportRow,
  favouriteMarkRow,
  favouriteRow,
  notificationRow,
  subscriptionRow,
  topicRow,
} from '#upstream/testing/account-rows'
import { apiPerson, commentRow } from '#upstream/testing/blog-examples'
import { alertRow, reviewRow, wholePerson } from '#upstream/testing/catalogue-rows'
import { cartItemRow, cartRow, orderDetailRow, orderRow } from '#upstream/testing/order-rows'

/** Ids of an entity of the signed-in person, of one of another person, and of none. */
export const ids = { own: 5, other: 6, missing: 99 } as const

/** The person of `memberSession`, and another. */
export const people = { own: 7, other: 8 } as const

/** A text that only its owner may read; every entity of the other person contains it. */
export const foreignCanary = 'ξένο-καναρίνι-41'

export type Whose = keyof typeof people

const base = (whose: Whose) => ({ id: ids[whose], user: people[whose] })
const text = (whose: Whose, own: string) => (whose === 'own' ? own : foreignCanary)

/** Tokens of the copies of their data, which the upstream gives to anybody who knows one. */
export const exportTokens = {
  own: 'own-copy_'.padEnd(64, 'a'),
  other: 'other-copy_'.padEnd(64, 'b'),
}

/** The account of the signed-in person. */
export const ownAccount = {
  ...accountRow,
  ...{ id: people.own, pk: people.own, email: 'maria@example.gr' },
}

/** Entities of a person, as the upstream sends them. */
export const ownThings = {
  address: (whose: Whose) => ({
    ...addressRow,
    ...base(whose),
    title: text(whose, 'Σπίτι'),
  }),
  favourite: (whose: Whose) => ({
    ...favouriteRow,
    id: ids[whose],
    userId: people[whose],
    product: { ...favouriteRow.product, slug: text(whose, 'vrochi') },
  }),
  alert: (whose: Whose) => ({
    ...alertRow,
    ...base(whose),
    email: text(whose, ''),
  }),
  subscription: (whose: Whose) => ({
    ...subscriptionRow,
    ...base(whose),
    topic: ids[whose],
    // Who has left before is asked anew.
    status: 'UNSUBSCRIBED',
    topicDetails: { ...topicRow, translations: { el: { name: text(whose, 'Νέα μαθήματα') } } },
  }),
  order: (whose: Whose) => ({
    ...orderDetailRow,
    ...base(whose),
    lastName: text(whose, 'Δροσινού'),
  }),
  review: (whose: Whose) => ({
    ...reviewRow,
    id: ids[whose],
    user: { ...wholePerson, id: people[whose] },
    status: 'NEW',
    translations: { el: { comment: text(whose, 'Ωραίο.') } },
  }),
  comment: (whose: Whose) => ({
    ...commentRow,
    id: ids[whose],
    user: { ...apiPerson, id: people[whose] },
    approved: false,
    translations: { el: { content: text(whose, 'Ευχαριστώ!') } },
  }),
  dataExport: (whose: Whose) => ({
    ...dataExportRow,
    id: ids[whose],
    token: exportTokens[whose],
    downloadUrl: dataExportRow.downloadUrl.replace(dataExportRow.token, exportTokens[whose]),
  }),
  notification: (whose: Whose) => ({
    ...notificationRow,
    id: ids[whose],
    user: { ...accountRow, id: people[whose] },
    notification: {
      ...notificationRow.notification,
      translations: { el: { title: text(whose, 'Το δέμα ξεκίνησε'), message: '' } },
    },
  }),
  favouriteMark: (whose: Whose) => ({
    ...favouriteMarkRow,
    id: ids[whose],
    userId: people[whose],
  }),
} as const

/** Whose a row of the API can be. */
export const ofPeople: ReadonlyMap<unknown, (whose: Whose) => object> = new Map<
  unknown,
  (whose: Whose) => object
>([
  [accountRow, () => ownAccount],
  [addressRow, ownThings.address],
  [favouriteRow, ownThings.favourite],
  [favouriteMarkRow, ownThings.favouriteMark],
  [alertRow, ownThings.alert],
  [subscriptionRow, ownThings.subscription],
  [orderRow, ownThings.order],
  [orderDetailRow, ownThings.order],
  [reviewRow, ownThings.review],
  [commentRow, ownThings.comment],
  [dataExportRow, ownThings.dataExport],
  [notificationRow, ownThings.notification],
  [cartRow, () => ({ ...cartRow, user: people.own })],
  [cartItemRow, () => ({ ...cartItemRow, id: ids.own })],
])
