/** Paths of the public pages by route name. */
export const publicPaths = {
  index: '/',
  about: '/about',
  vision: '/vision',
  contact: '/contact',
  feedback: '/feedback',
  withdrawal: '/withdrawal',
  search: '/search',
  practice: '/practice',
  blog: '/blog',
  'blog-categories': '/blog/categories',
  saved: '/saved',
  products: '/products',
  cart: '/cart',
  checkout: '/checkout',
  help: '/help',
  'terms-of-use': '/terms-of-use',
  'return-policy': '/return-policy',
  'cookies-policy': '/cookies-policy',
  'privacy-policy': '/privacy-policy',
  'why-microlearning': '/why-microlearning',
  'what-is-microlearning': '/what-is-microlearning',
} as const

/** An entity that has a page of its own. */
export interface Addressed {
  id: number
  slug: string
}

/** Entities that have pages, with the path before `/{id}/{slug}`. */
export const entityPathPrefixes = {
  product: '/products',
  productCategory: '/products/category',
  blogPost: '/blog/post',
  blogCategory: '/blog/category',
} as const
export type AddressedEntity = keyof typeof entityPathPrefixes

/** Path of an entity's page, e.g. `/products/3/tetradio`. */
export function entityPath(entity: AddressedEntity, { id, slug }: Addressed): string {
  return `${entityPathPrefixes[entity]}/${id}/${slug}`
}

/** Query parameter of the withdrawal page: the number of the order. */
export const withdrawalOrderParam = 'order'

/** Address of the withdrawal page for an order; it names no person. */
export function withdrawalPath(order: number): string {
  return `${publicPaths.withdrawal}?${withdrawalOrderParam}=${order}`
}

/** Path of a page of a paginated list; the first page is the list itself. */
export function listPagePath(listPath: string, page: number): string {
  return page === 1 ? listPath : `${listPath}/page/${page}`
}

/** How many cards a page of products or posts shows. */
export const cardsPerPage = 12

/**
 * Pages whose address holds a key, a code or a reference of the bank, which must not be sent as a referrer and not be stored.
 */
export const secretPath =
  /^\/(?:(?:account\/(?:password\/reset\/key|verify-email|provider|subscriptions)|checkout\/success|cart\/recover)\/|(?:account\/settings\/privacy|checkout\/viva-return)\b)/
