/** Addresses of the public pages by route name. */
export const publicPaths = {
  index: '/',
  about: '/about',
  vision: '/vision',
  contact: '/contact',
  feedback: '/feedback',
  search: '/search',
  blog: '/blog',
  'blog-categories': '/blog/categories',
  products: '/products',
  cart: '/cart',
  checkout: '/checkout',
  'terms-of-use': '/terms-of-use',
  'return-policy': '/return-policy',
  'cookies-policy': '/cookies-policy',
  'privacy-policy': '/privacy-policy',
  'why-microlearning': '/why-microlearning',
  'what-is-microlearning': '/what-is-microlearning',
} as const
export type PublicRoute = keyof typeof publicPaths

/** An entity that has a page of its own. */
export interface Addressed {
  id: number
  slug: string
}

/** Entities that have pages, by the address that comes before `/{id}/{slug}`. */
export const entityPathPrefixes = {
  product: '/products',
  productCategory: '/products/category',
  blogPost: '/blog/post',
  blogCategory: '/blog/category',
} as const
export type AddressedEntity = keyof typeof entityPathPrefixes

/** The one address of an entity, e.g. `/products/3/tetradio`. */
export function entityPath(entity: AddressedEntity, { id, slug }: Addressed): string {
  return `${entityPathPrefixes[entity]}/${id}/${slug}`
}

/** Address of a page of a list that is cut into pages; the first page is the list itself. */
export function listPagePath(listPath: string, page: number): string {
  return page === 1 ? listPath : `${listPath}/page/${page}`
}

/** How many cards a page of products or posts shows. */
export const cardsPerPage = 12
