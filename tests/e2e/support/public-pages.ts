import * as z from 'zod'
import {
  type AddressedEntity,
  entityPath,
  listPagePath,
  publicPaths,
} from '#contract/paths/site-paths'
import { apiBlog } from '../../support/api-blog'
import { readApi } from './environment'

/** An entity of the seed; its address comes from the API, as slugs are content. */
interface SeedEntity {
  entity: AddressedEntity
  id: number
}

const onProduct = (id: number): SeedEntity => ({ entity: 'product', id })

/** One of each kind of public page, by what it shows. */
export const publicPages = {
  home: publicPaths.index,
  products: publicPaths.products,
  'second page of products': listPagePath(publicPaths.products, 2),
  product: onProduct(9),
  'sold out product': onProduct(36),
  'product category': { entity: 'productCategory', id: 1 },
  lessons: publicPaths.blog,
  lesson: { entity: 'blogPost', id: 1 },
  topics: publicPaths['blog-categories'],
  topic: { entity: 'blogCategory', id: 1 },
  about: publicPaths.about,
  terms: publicPaths['terms-of-use'],
  cookies: publicPaths['cookies-policy'],
  contact: publicPaths.contact,
  feedback: publicPaths.feedback,
  withdrawal: publicPaths.withdrawal,
  search: `${publicPaths.search}?query=${encodeURIComponent('μνήμη')}`,
  'saved lessons': publicPaths.saved,
  practice: publicPaths.practice,
  cart: publicPaths.cart,
  checkout: publicPaths.checkout,
  'sign-in shell': '/account/login',
  'missing page': '/den-yparchei',
} as const satisfies Record<string, string | SeedEntity>
export type PageName = keyof typeof publicPages

/** All of their names. */
export const pageNames = Object.keys(publicPages) as PageName[]

const endpoints = {
  product: '/product',
  productCategory: '/product/category',
  blogPost: '/blog/post',
  blogCategory: '/blog/category',
} as const satisfies Record<AddressedEntity, string>

const addressed = z.object({ id: z.number(), slug: z.string() })

/** The address of a page of this kind. */
export async function addressOf(name: PageName): Promise<string> {
  const page: string | SeedEntity = publicPages[name]
  if (typeof page === 'string') return page
  const { entity, id } = page
  return entityPath(entity, addressed.parse(await readApi(`${endpoints[entity]}/${id}`)))
}

/** Status of a page of this kind. */
export function statusOf(name: PageName): number {
  return name === 'missing page' ? 404 : 200
}

/** Reads past the cache of the API. */
const readFresh = (path: string) =>
  readApi(`${path}${path.includes('?') ? '&' : '?'}_v=${Date.now()}`)

/** The blog as the API has it: what a visitor may see. */
export const blog = {
  post: async (id: number) => apiBlog.post(await readFresh(`/blog/post/${id}`)),
  posts: async () => apiBlog.posts(await readFresh('/blog/post?pageSize=100')),
  topics: async () => apiBlog.topics(await readFresh('/blog/category?pageSize=100')),
  comments: async (postId: number) =>
    apiBlog.comments(await readFresh(`/blog/post/${postId}/comments?pageSize=100`), postId),
}

/** Address of a lesson of the seed. */
export async function lessonPath(id: number): Promise<string> {
  return entityPath('blogPost', await blog.post(id))
}

/** Address of a product of the seed. */
export async function productPath(id: number): Promise<string> {
  return entityPath('product', addressed.parse(await readApi(`/product/${id}`)))
}
