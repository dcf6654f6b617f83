import { publicPaths } from '../../../contract/paths/site-paths'
import blog from '../../../locales/el/blog.json'
import catalogue from '../../../locales/el/catalogue.json'
import common from '../../../locales/el/common.json'
import contact from '../../../locales/el/contact.json'
import home from '../../../locales/el/home.json'
import withdrawal from '../../../locales/el/withdrawal.json'
import { listPages } from '../create-pages'
import type { lessonNodes, lessonTopicNodes } from '../nodes/lesson-nodes'
import { byAge, listedProducts } from '../nodes/shop-list-nodes'
import type { shopCategoryNodes, shopProductNodes } from '../nodes/shop-nodes'
import type { textPageNodes } from '../nodes/text-page-nodes'
import { type Crumb, groupBy } from '../nodes/tree'
import { describe, descriptionLength, namesWithin, tellApart } from './descriptions'
import {
  breadcrumbJsonLd,
  faqJsonLd,
  lessonJsonLd,
  organisationJsonLd,
  type SiteFacts,
  websiteJsonLd,
  writeJsonLd,
} from './json-ld'
import { pageWords } from './page-words'
import { feedPicture } from './pictures'
import { productJsonLd } from './product-json-ld'

export interface ContentNodes {
  lessons: ReturnType<typeof lessonNodes>
  topics: ReturnType<typeof lessonTopicNodes>
  products: ReturnType<typeof shopProductNodes>
  categories: ReturnType<typeof shopCategoryNodes>
  textPages: Awaited<ReturnType<typeof textPageNodes>>
  /**
   * When the API last changed a product, by its id. Not a field of the nodes: an order changes it,
   * too, and must not render the page anew.
   */
  productsChangedAt: ReadonlyMap<number, string>
}

/** What machines read of one public page. */
export interface PageMeta {
  path: string
  /** Name of the page, as its share picture shows it. */
  name: string
  /** What the page belongs to, for its share picture: a topic or a category. */
  section: string
  /** A few words that its share picture adds; may be empty. */
  note: string
  /** By this its share picture has its colours. */
  kind: 'lesson' | 'product' | 'page'
  description: string
  /** JSON-LD, each the text of one script. */
  jsonLd: string[]
  /** Source of the page's own picture in the image service, if any. */
  picturePath: string
  /** Absolute addresses of the pictures that the page shows, for the sitemap. */
  pictures: string[]
  /** When the content of the page last changed, if that is known. */
  modifiedAt: string | null
}

/** Description, structured data and pictures of every public page. */
export function pageMetaOf(content: ContentNodes, site: SiteFacts): PageMeta[] {
  const inOrder = content.products.toSorted((one, other) => one.productId - other.productId)
  const variantsOf = groupBy(inOrder, ({ variantGroup }) => variantGroup ?? 0)
  const pages = [
    ...fixedPages(content, site),
    ...lessonPages(content, site),
    ...productPages(content, site),
    ...content.lessons.map((lesson) => lessonMeta(lesson, site)),
    ...content.products.map((product) => {
      const variants = product.variantGroup === null ? [] : variantsOf(product.variantGroup)
      return productMeta(product, variants, content, site)
    }),
  ]
  return tellApart(pages)
}

const homePage: Crumb = { name: common.ui.home, path: publicPaths.index }
const shop: Crumb = { name: catalogue.title, path: publicPaths.products }
const lessonsPage: Crumb = { name: blog.title, path: publicPaths.blog }

/** Fields of a page that has neither a picture nor a date of its own. */
function plainPage(
  { name, path }: Crumb,
  description: string,
  jsonLd: readonly string[],
  more: Partial<PageMeta> = {},
): PageMeta {
  const kind = 'page'
  const empty = { section: '', note: '', kind, picturePath: '', modifiedAt: null } as const
  return { path, name, ...empty, pictures: [], description, jsonLd: [...jsonLd], ...more }
}

function crumbsText(trail: readonly Crumb[], { baseUrl }: SiteFacts): string {
  return writeJsonLd(breadcrumbJsonLd([homePage, ...trail], baseUrl))
}

function fixedPages({ textPages }: ContentNodes, site: SiteFacts): PageMeta[] {
  const page = (name: string, path: string, description: string, trail: readonly Crumb[] = []) => {
    const crumb = { name, path }
    return plainPage(crumb, description, [crumbsText([...trail, crumb], site)])
  }
  const contactPage = page(contact.contact.title, publicPaths.contact, pageWords('contact'))
  contactPage.jsonLd.push(writeJsonLd(organisationJsonLd(site)))
  return [
    plainPage({ name: home.meta.title, path: publicPaths.index }, pageWords('home'), [
      writeJsonLd(websiteJsonLd(site)),
      writeJsonLd(organisationJsonLd(site)),
    ]),
    contactPage,
    page(contact.feedback.title, publicPaths.feedback, pageWords('feedback')),
    page(withdrawal.title, publicPaths.withdrawal, pageWords('withdrawal')),
    page(blog.topics.title, publicPaths['blog-categories'], pageWords('topics'), [lessonsPage]),
    ...textPages.map(({ slug, title, description, lead, updatedAt, questions }) => {
      const meta = page(title, `/${slug}`, describe(description, [lead, siteSentence(site)]))
      meta.modifiedAt = updatedAt
      if (questions.length > 0) meta.jsonLd.push(writeJsonLd(faqJsonLd(questions)))
      return meta
    }),
  ]
}

const siteSentence = ({ appTitle }: SiteFacts) => pageWords('site', { site: appTitle })

interface ListedPage {
  list: Crumb
  trail: readonly Crumb[]
  /** Description of the first page, before it is made long enough. */
  own: string
  counted: 'lessons' | 'productsHere'
  items: readonly { name: string; changedAt: string }[]
  section?: string
  picturePath?: string
}

/** The pages of a list; from the second one on they are described by what they show. */
function listMeta(listed: ListedPage, site: SiteFacts): PageMeta[] {
  const { list, trail, own, counted, items } = listed
  const jsonLd = [crumbsText([...trail, list], site)]
  return listPages(list.path, items.length).map(({ path, context }) => {
    const { page, pageCount, skip, limit } = context
    const shown = items.slice(skip, skip + limit)
    const names = shown.map(({ name }) => name)
    const withNames = (
      word: 'page' | 'lessons' | 'productsHere',
      values: Record<string, string | number>,
      taken: number,
    ) => {
      const said = { ...values, names: '' }
      const room = descriptionLength.longest - pageWords(word, said).length - taken
      return pageWords(word, { ...said, names: namesWithin(names, room) })
    }
    const ofFirst = () => {
      const counts =
        names.length > 0 ? [withNames(counted, { count: items.length }, own.length + 2)] : []
      return describe(own, [...counts, siteSentence(site)])
    }
    const description =
      page === 1
        ? ofFirst()
        : describe(withNames('page', { title: list.name, page, pageCount }, 0), [
            siteSentence(site),
          ])
    return plainPage({ name: list.name, path }, description, jsonLd, {
      modifiedAt: shown.reduce<string | null>(
        (latest, { changedAt }) => (latest && latest > changedAt ? latest : changedAt),
        null,
      ),
      kind: counted === 'lessons' ? 'lesson' : 'product',
      section: listed.section ?? '',
      picturePath: listed.picturePath ?? '',
    })
  })
}

function lessonPages({ lessons, topics }: ContentNodes, site: SiteFacts): PageMeta[] {
  const named = lessons.map(({ title, categoryIds, featured, publishedAt }) => {
    return { name: title, categoryIds, featured, changedAt: publishedAt }
  })
  const ofEach = named.flatMap((lesson) => lesson.categoryIds.map((id) => ({ id, lesson })))
  const ofTopic = groupBy(ofEach, ({ id }) => id)
  // The featured lesson is shown above the list and is left out of its rows.
  const lead = named.find(({ featured }) => featured) ?? named[0]
  const rows = named.filter((lesson) => lesson !== lead)
  const all = listMeta(
    { list: lessonsPage, trail: [], own: pageWords('blog'), counted: 'lessons', items: rows },
    site,
  )
  return [
    ...all,
    ...topics.flatMap(({ categoryId, name, path, trail, summary, picturePath }) =>
      listMeta(
        {
          list: { name, path },
          trail: [lessonsPage, ...trail],
          own: summary,
          counted: 'lessons',
          items: ofTopic(categoryId).map(({ lesson }) => lesson),
          section: blog.title,
          picturePath,
        },
        site,
      ),
    ),
  ]
}

function productPages(
  { products, categories, productsChangedAt }: ContentNodes,
  site: SiteFacts,
): PageMeta[] {
  const newest = [...products].sort(byAge)
  const itemsOf = (list: typeof newest) =>
    listedProducts(list).map(({ row: { productId, name } }) => {
      return { name, changedAt: productsChangedAt.get(productId) ?? '' }
    })
  const ofEach = newest.flatMap((product) => product.categoryIds.map((id) => ({ id, product })))
  const ofCategory = groupBy(ofEach, ({ id }) => id)
  const own = pageWords('products')
  return [
    ...listMeta(
      { list: shop, trail: [], own, counted: 'productsHere', items: itemsOf(newest) },
      site,
    ),
    ...categories.flatMap(({ categoryId, name, path, trail, summary, picturePath }) =>
      listMeta(
        {
          list: { name, path },
          trail: [shop, ...trail],
          own: summary,
          counted: 'productsHere',
          items: itemsOf(ofCategory(categoryId).map(({ product }) => product)),
          section: catalogue.title,
          picturePath,
        },
        site,
      ),
    ),
  ]
}

function lessonMeta(lesson: ContentNodes['lessons'][number], site: SiteFacts): PageMeta {
  const { title, path, trail, seoDescription, summary, topicName } = lesson
  const description = describe(seoDescription || title, [summary, siteSentence(site)])
  const picture = feedPicture(lesson.picturePath, site.baseUrl)
  return {
    path,
    name: title,
    section: topicName,
    note: pageWords('minutes', { count: lesson.minutes }),
    kind: 'lesson',
    description,
    jsonLd: [
      writeJsonLd(lessonJsonLd(lesson, description, site)),
      crumbsText([lessonsPage, ...trail, { name: title, path }], site),
    ],
    picturePath: lesson.picturePath,
    pictures: picture ? [picture] : [],
    // The API's own date of a change is that of the last reading.
    modifiedAt: lesson.publishedAt,
  }
}

function productMeta(
  product: ContentNodes['products'][number],
  variants: readonly ContentNodes['products'][number][],
  { productsChangedAt }: ContentNodes,
  site: SiteFacts,
): PageMeta {
  const { name, path, trail, seoDescription, picturePath, morePicturePaths } = product
  const category = trail.at(-1)?.name ?? ''
  const description = describe(seoDescription || name, [
    ...(category ? [`${category}.`] : []),
    siteSentence(site),
  ])
  return {
    path,
    name,
    section: category,
    note: '',
    kind: 'product',
    description,
    jsonLd: [
      writeJsonLd(productJsonLd(product, description, site, variants)),
      crumbsText([shop, ...trail, { name, path }], site),
    ],
    picturePath,
    pictures: [picturePath, ...morePicturePaths].flatMap(
      (source) => feedPicture(source, site.baseUrl) ?? [],
    ),
    modifiedAt: productsChangedAt.get(product.productId) ?? null,
  }
}
