import { exampleAccount } from '#contract/examples/account-examples'
import { exampleCountry, exampleRegion } from '#contract/examples/place-examples'
import { exampleContactReceipt } from '#contract/examples/site-examples'
import { wholePage } from '#upstream/api'
import * as blog from '#upstream/testing/blog-examples'
import * as catalogue from '#upstream/testing/catalogue-rows'
import { payWayRow } from '#upstream/testing/order-rows'

/** Answers of the API; some contain more than the API contract, which must be dropped. */
export const accountBody = {
  ...exampleAccount,
  id: 7,
  pk: 7,
  email: 'maria@example.gr',
  username: 'maria',
  firstName: 'Μαρία',
  lastName: 'Παππά',
  phone: '+306912345678',
  zipcode: '26221',
  address: 'Κορίνθου 5',
  birthDate: null,
  website: '',
  bio: '',
  displayName: 'Μαρία Π.',
  mainImagePath: 'media/stagona/uploads/users/m.jpg',
}

export const productBody = {
  ...catalogue.productRow,
  id: 3,
  translations: { el: { name: 'Τετράδιο', description: '<p>…</p>' } },
  slug: 'tetradio',
}

export const productCategoryBody = { ...catalogue.categoryDetail, id: 2, parent: null }
export const categoryPictureBody = { ...catalogue.categoryPictureRow, category: 2 }

export const productAlertBody = catalogue.alertRow

export const productReviewBody = {
  ...catalogue.reviewRow,
  id: 21,
  product: { ...catalogue.reviewRow.product, id: 3 },
  user: accountBody,
}

export const blogPostBody = {
  ...blog.apiPost,
  id: 4,
  likes: [7, 8],
  category: { ...blog.apiCategory, id: 1 },
  tags: [{ ...blog.apiTag, id: 5 }],
}

export const blogCategoryBody = { ...blog.apiCategory, id: 1 }

/** A comment by itself, which has all that a row has. */
export const blogCommentBody = {
  ...blog.apiReply,
  id: 31,
  user: { ...accountBody, id: 7 },
  post: { ...blog.apiPostRow, id: 4 },
  parent: null,
  parentComment: null,
  ancestorsPath: [],
}

export const payWayBody = {
  ...payWayRow,
  id: 1,
  translations: { el: { name: 'Αντικαταβολή' } },
  configuration: { apiKey: 'secret-of-the-payment-provider' },
}

/** A carrier that asks for 3.50 euro, and nothing from 40 euro; its metadata name foreign servers. */
export const shippingOptionsBody = [
  {
    providerCode: 'acs',
    kind: 'home_delivery',
    price: 3.5,
    priority: 10,
    metadata: { tileProvider: { dark: { url: 'https://tiles.example' } } },
  },
]
export const freeShippingBody = {
  providers: [{ providerCode: 'acs', kind: 'home_delivery', threshold: 40, priority: 10 }],
  minThreshold: 40,
  maxThreshold: 40,
  currency: 'EUR',
}

export const countryBody = exampleCountry
export const regionBody = exampleRegion
export const contactBody = exampleContactReceipt

/** One page of a list, with links that name the upstream's own host. */
export function pageBody(...results: unknown[]) {
  const next = 'http://upstream.internal:8100/api/v1/product?page=2&pageSize=52'
  return { ...wholePage(results), links: { next, previous: null }, totalPages: 1, pageSize: 52 }
}

const hits = { queryId: 'x', relaxedQuery: null, limit: 10, offset: 0, estimatedTotalHits: 1 }

export const productHitsBody = {
  ...hits,
  results: [{ ...catalogue.productHitRow, master: 3, name: 'Τετράδιο' }],
}

export const blogPostHitsBody = {
  ...hits,
  results: [{ ...catalogue.postHitRow, master: 4, title: 'Δέκα λεπτά' }],
}
