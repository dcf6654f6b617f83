import * as blog from '#contract/examples/blog-examples'
import * as catalogue from '#contract/examples/catalogue-examples'
import { uuidOf } from '#contract/examples/example-stamps'
import { examplePayWay } from '#contract/examples/order-examples'

const shelves = 8
const productsPerCategory = 40
const fewestPosts = 40
const productsPerPost = 25
const topics = 6
const tags = 12
const authors = 3
const day = 86_400_000
const firstDay = Date.UTC(2026, 0, 1)

/** Content of a site with this number of products: the API's lists by endpoint, always the same. */
export function syntheticLists(products: number) {
  const categories = shelves + Math.ceil(products / productsPerCategory)
  const posts = Math.max(fewestPosts, Math.floor(products / productsPerPost))
  return {
    '/product': many(products, catalogue.exampleProduct, (id, text) => {
      const price = 5 + text.below(60)
      return {
        translations: {
          el: { name: `${text.words(3)} ${id}`, description: text.paragraphs(3, 45) },
        },
        slug: `product-${id}`,
        category: shelves + 1 + (id % (categories - shelves)),
        price,
        vatValue: price * 0.24,
        discountPercent: 0,
        discountValue: 0,
        priceSavePercent: 0,
        finalPrice: Number((price * 1.24).toFixed(2)),
        stock: text.below(20),
        mainImagePath: `media/uploads/products/product-${id}.png`,
        absoluteUrl: `/products/${id}/product-${id}`,
        createdAt: new Date(firstDay + (id % 300) * day).toISOString(),
      }
    }),
    '/product/category': many(categories, catalogue.exampleProductCategory, (id, text) => ({
      translations: { el: { name: `${text.words(2)} ${id}`, description: text.words(20) } },
      slug: `category-${id}`,
      parent: id <= shelves ? null : 1 + (id % shelves),
      level: id <= shelves ? 0 : 1,
    })),
    '/product/image': many(Math.floor(products / 2), catalogue.exampleProductImage, (id) => {
      const path = `media/uploads/products/product-${id}-2.png`
      return { product: id, image: `https://api.example/${path}`, mainImagePath: path }
    }),
    '/product/review': many(
      Math.floor(products / 2),
      catalogue.exampleProductReview,
      (id, text) => ({
        translations: { el: { comment: `${text.words(15)}.` } },
        product: { id: 1 + (id % 97) * 10 },
        rate: 1 + text.below(10),
      }),
    ),
    '/blog/post': many(posts, blog.examplePost, (id, text) => {
      const sections = [1, 2, 3].map(() => `<h2>${text.words(3)}</h2>${text.paragraphs(3, 50)}`)
      const title = `${text.words(5)} ${id}`
      return {
        translations: { el: { title, subtitle: text.words(8), body: sections.join('\n') } },
        slug: `lesson-${id}`,
        category: 1 + (id % topics),
        tags: [1 + (id % tags), 1 + ((id + 5) % tags)],
        author: 1 + (id % authors),
        featured: id === 1,
        mainImagePath: `media/uploads/blog/lesson-${id}.png`,
        absoluteUrl: `/blog/post/${id}/lesson-${id}`,
        publishedAt: new Date(firstDay + id * day).toISOString(),
      }
    }),
    '/blog/category': many(topics, blog.exampleBlogCategory, (id, text) => ({
      translations: { el: { name: `${text.words(2)} ${id}`, description: null } },
      slug: `topic-${id}`,
      absoluteUrl: `/blog/category/${id}/topic-${id}`,
    })),
    '/blog/comment': many(posts * 2, blog.exampleComment, (id, text) => ({
      translations: { el: { content: text.words(18) } },
      isApproved: true,
      post: 1 + (id % posts),
      parent: null,
      level: 0,
    })),
    '/blog/tag': many(tags, blog.exampleBlogTag, (id, text) => ({
      translations: { el: { name: `${text.words(1)} ${id}` } },
    })),
    '/blog/author': many(authors, blog.exampleAuthor, () => ({})),
    '/pay_way': [examplePayWay],
  }
}

/** Rows like an example, numbered from 1. */
function many<Row extends object, Own extends object>(
  count: number,
  example: Row,
  own: (id: number, text: SyntheticText) => Own,
) {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1
    return { ...example, id, uuid: uuidOf(id), ...own(id, syntheticText(id)) }
  })
}

const sentences = [
  catalogue.exampleProduct.translations.el.description,
  catalogue.exampleProductReview.translations.el.comment,
  ...Object.values(blog.examplePost.translations.el),
].map((html) => html.replace(/<[^>]+>/g, ''))
const vocabulary = sentences.flatMap((text) => text.replace(/[^\p{L}\s]/gu, '').split(/\s+/))

type SyntheticText = ReturnType<typeof syntheticText>

/** Text that differs by seed and is the same in every run. */
function syntheticText(seed: number) {
  let state = (seed * 2_654_435_761) >>> 0
  /** A whole number from 0 to `limit` - 1, by the generator of Numerical Recipes. */
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const words = (count: number) =>
    Array.from({ length: count }, () => vocabulary[below(vocabulary.length)]).join(' ')
  const paragraphs = (count: number, wordsEach: number) =>
    Array.from({ length: count }, () => `<p>${words(wordsEach)}.</p>`).join('\n')
  return { below, words, paragraphs }
}
