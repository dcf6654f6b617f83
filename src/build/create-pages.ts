import { resolve } from 'node:path'
import type { CreatePagesArgs, GatsbyNode } from 'gatsby'
import { stripeReturnPath } from '../../contract/paths/payment-return-path'
import { cardsPerPage, listPagePath, publicPaths } from '../../contract/paths/site-paths'
import { termsSeen } from './build-state'
import { siteLocales } from './settings'

/** Creates all pages that depend on content. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  await createCatalogue(args)
  await createBlog(args)
  createStripeReturn(args)
  createKit(args)
  await createTextPages(args)
}

interface Catalogue {
  allShopProduct: {
    nodes: { productId: number; path: string; addedAt: string; isListed: boolean }[]
  }
  allShopCategory: { nodes: { categoryId: number; path: string; productCount: number }[] }
}

const catalogueQuery = /* GraphQL */ `
  query CataloguePages {
    allShopProduct(sort: { addedAt: DESC }) {
      nodes {
        productId
        path
        addedAt
        isListed
      }
    }
    allShopCategory {
      nodes {
        categoryId
        path
        productCount
      }
    }
  }
`

/** One page per product, and the list pages of the catalogue and of each category. */
export async function createCatalogue(args: CreatePagesArgs): Promise<void> {
  const { graphql, actions, createNodeId } = args
  const { data, errors } = await graphql<Catalogue>(catalogueQuery)
  if (!data) throw new Error(`The catalogue could not be queried: ${errors}`)
  const products = data.allShopProduct.nodes
  for (const { productId, path } of products) {
    const context = { productId, ...termsSeen }
    actions.createPage(pageOf('product-page', path, context))
  }
  const newestAddedAt = products[0]?.addedAt ?? null
  const listContext = ({ path, context: { page, pageCount } }: ListPage) => {
    return { page, pageCount, newestAddedAt, listId: createNodeId(`ShopListPage-${path}`) }
  }
  const listed = products.filter(({ isListed }) => isListed)
  for (const page of listPages(publicPaths.products, listed.length)) {
    actions.createPage(pageOf('products-page', page.path, listContext(page)))
  }
  for (const { categoryId, path, productCount } of data.allShopCategory.nodes) {
    for (const page of listPages(path, productCount)) {
      const context = { ...listContext(page), categoryId }
      actions.createPage(pageOf('product-category-page', page.path, context))
    }
  }
}

/**
 * A page of a template. The context contains the language fields that the i18n plugin would add:
 * the plugin deletes and recreates every page without them, which doubles the time for 10,000
 * pages.
 */
export function pageOf(template: string, path: string, context: Record<string, unknown>) {
  return pageBy(`src/templates/${template}.tsx`, path, context)
}

/** The same of any component. */
function pageBy(file: string, path: string, context: Record<string, unknown>) {
  const [language = ''] = siteLocales
  const i18n = {
    ...{ language, languages: siteLocales, defaultLanguage: language },
    ...{ generateDefaultLanguagePage: false, routed: false, originalPath: path, path },
  }
  const component = resolve(file)
  return { path, component, context: { ...context, language, i18n } }
}

interface Blog {
  allLesson: { nodes: { postId: number; path: string; featured: boolean }[] }
  allLessonTopic: { nodes: { categoryId: number; path: string; lessonCount: number }[] }
}

/** One page per lesson, and the list pages of the blog and of each topic. */
export async function createBlog(args: CreatePagesArgs): Promise<void> {
  const { graphql, actions, createNodeId } = args
  const { data } = await graphql<Blog>(/* GraphQL */ `
    query BlogPages {
      allLesson(sort: [{ publishedAt: DESC }, { postId: DESC }]) {
        nodes {
          postId
          path
          featured
        }
      }
      allLessonTopic {
        nodes {
          categoryId
          path
          lessonCount
        }
      }
    }
  `)
  const lessons = data?.allLesson.nodes ?? []
  for (const { postId, path } of lessons) {
    actions.createPage(pageOf('lesson-page', path, { postId }))
  }
  // The featured lesson is shown above the list and is left out of its rows.
  const leadId = (lessons.find(({ featured }) => featured) ?? lessons[0])?.postId ?? 0
  for (const { path, context } of listPages(publicPaths.blog, lessons.length - 1)) {
    actions.createPage(pageOf('lesson-list', path, { ...context, leadId }))
  }
  for (const topic of data?.allLessonTopic.nodes ?? []) {
    for (const { path, context } of listPages(topic.path, topic.lessonCount)) {
      const { page, pageCount } = context
      const listId = createNodeId(`TopicListPage-${path}`)
      const ofTopic = { categoryId: topic.categoryId, isFirst: page === 1, listId }
      actions.createPage(pageOf('lesson-topic', path, { page, pageCount, ...ofTopic }))
    }
  }
}

interface TextPages {
  allTextPage: { nodes: { slug: string }[] }
}

/** Text pages: about, what microlearning is, terms and policies. */
export async function createTextPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<TextPages>(/* GraphQL */ `
    query TextPages {
      allTextPage {
        nodes {
          slug
        }
      }
    }
  `)
  if (!data) throw new Error(`The text pages could not be queried: ${errors}`)
  for (const { slug } of data.allTextPage.nodes) {
    actions.createPage(pageOf('text-page', `/${slug}`, { slug }))
  }
}

/** The page to which Stripe sends somebody back is Viva's, at an address of its own. */
function createStripeReturn({ actions }: CreatePagesArgs): void {
  actions.createPage(pageBy('src/pages/checkout/viva-return.tsx', stripeReturnPath, {}))
}

/** In development, a page with every component of the design system at `/kit`. */
export function createKit({ actions }: CreatePagesArgs): void {
  if (process.env.NODE_ENV !== 'development') return
  actions.createPage(pageOf('kit-page', '/kit', {}))
}

/** Path of one page of a list, and the items that it shows. */
export interface ListPage {
  path: string
  context: { page: number; pageCount: number; skip: number; limit: number }
}

/** Pages of a list: at least one, `cardsPerPage` items each. */
export function listPages(listPath: string, itemCount: number): ListPage[] {
  const pageCount = Math.max(1, Math.ceil(itemCount / cardsPerPage))
  return Array.from({ length: pageCount }, (_, at) => ({
    path: listPagePath(listPath, at + 1),
    context: { page: at + 1, pageCount, skip: at * cardsPerPage, limit: cardsPerPage },
  }))
}
