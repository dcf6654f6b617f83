import { exampleAccount } from '../../../contract/examples/account-examples'
import { exampleFavourite } from '../../../contract/examples/cart-examples'
import { stamps, uuidOf } from '../../../contract/examples/example-stamps'
import { exampleTopic } from '../../../contract/examples/newsletter-examples'
import { exampleNotification } from '../../../contract/examples/notification-examples'

/** A whole person, as the API sends them with an account, a notification, a review, a comment. */
const { displayName: _, ...told } = exampleAccount
export const accountRow = { ...told, pk: exampleAccount.id, languageCode: 'el' }

export const addressRow = {
  id: 15,
  title: 'Σπίτι',
  firstName: 'Νεφέλη',
  lastName: 'Δροσινού',
  street: 'Ρυακίων',
  streetNumber: '12α',
  city: 'Πάτρα',
  zipcode: '26442',
  floor: 'SIXTH_FLOOR_PLUS',
  locationType: 'HOME',
  phone: '+306900000012',
  notes: '',
  isMain: true,
  user: accountRow.id,
  country: 'GR',
  region: 'GR-G',
  uuid: uuidOf(15),
  ...stamps,
}

/** A favourite of a list; the entity by its id has `user`, a name, and `updatedAt` besides. */
export const favouriteRow = {
  id: 16,
  userId: accountRow.id,
  userUsername: accountRow.username,
  product: {
    ...exampleFavourite.product,
    attributes: [
      { id: 1, attributeId: 1, attributeName: 'Χρώμα', attributeValueId: 1, value: 'Γαλάζιο' },
    ],
  },
  createdAt: stamps.createdAt,
  uuid: uuidOf(16),
}

export const favouriteMarkRow = {
  id: 16,
  userId: accountRow.id,
  productId: exampleFavourite.product.id,
  createdAt: stamps.createdAt,
}

export const topicRow = {
  id: 5,
  uuid: uuidOf(5),
  translations: exampleTopic.translations,
  slug: 'newsletter',
  category: 'NEWSLETTER',
  isActive: true,
  isDefault: false,
  requiresConfirmation: true,
  subscriberCount: 3,
}

export const subscriptionRow = {
  id: 17,
  user: accountRow.id,
  topic: topicRow.id,
  topicDetails: topicRow,
  status: 'PENDING',
  subscribedAt: stamps.createdAt,
  unsubscribedAt: null,
  metadata: {},
  ...stamps,
}

export const notificationRow = {
  id: 1204,
  user: accountRow,
  notification: {
    ...exampleNotification,
    link: 'https://shop.example.gr/account/orders/640',
    category: 'SHIPPING',
    priority: 'NORMAL',
    notificationType: 'order_shipped',
  },
  seen: true,
  seenAt: stamps.updatedAt,
  uuid: uuidOf(1204),
  ...stamps,
}

const exportToken = 'copy-of-nefeli_'.padEnd(64, 'c')

/** A copy of a person's data; anybody who knows its token may read it. */
export const dataExportRow = {
  id: 5,
  status: 'ready',
  token: exportToken,
  fileSize: 6201,
  expiresAt: '2100-01-01T11:30:02+02:00',
  createdAt: '2026-11-20T11:30:00+02:00',
  downloadUrl: `https://api.stagona.example/api/v1/user/data_export/${exportToken}/download`,
}
