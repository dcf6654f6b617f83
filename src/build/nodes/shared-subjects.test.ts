import { blogCategory, blogPost } from '#contract/blog/blog-post'
import { exampleBlogCategory, examplePost } from '#contract/examples/blog-examples'
import { apiProduct } from '#tests/support/api-product'
import { rated, unrated } from '#upstream/product'
import type { Content } from '../content/read-content'
import { sharedSubjects } from './shared-subjects'

const topics = [
  { id: 1, slug: 'ypnos', parent: null, translations: { el: { name: 'Ύπνος' } } },
  { id: 2, slug: 'glossa', parent: null, translations: { el: { name: 'Γλώσσα' } } },
]

function lesson(id: number, category: number, title: string, body = '<p>Κείμενο.</p>') {
  const translations = { el: { title, subtitle: '', body } }
  return blogPost.parse({ ...examplePost, id, category, tags: [], translations })
}

function product(id: number, name: string, description = '', more: { stock?: number } = {}) {
  const translations = { el: { name, description } }
  return rated(apiProduct({ id, category: null, translations, ...more }), unrated)
}

function contentOf(lessons: Content['blogPosts'], products: Content['products']): Content {
  const categories = topics.map((topic) => blogCategory.parse({ ...exampleBlogCategory, ...topic }))
  return {
    products,
    blogPosts: lessons,
    blogCategories: categories,
    productCategories: [],
    productImages: [],
    productReviews: [],
    blogComments: [],
    blogTags: [],
    blogAuthors: [],
  }
}

/** Products of other subjects, so that a word of few products is a rare one. */
const others = ['Σημαίες', 'Ποτάμια', 'Χρώματα', 'Πλανήτες', 'Πουλιά', 'Δέντρα', 'Ψάρια'].map(
  (name, at) => product(50 + at, name),
)

describe('lessons and products with the same subject (R402)', () => {
  const coffee = lesson(1, 1, 'Ο καφές των πέντε')
  const comma = lesson(2, 2, 'Το κόμμα με λόγο')
  const book = product(11, 'Ο ύπνος του μαθητή')

  it('share the words of topic and name, in any inflection', () => {
    const cards = product(12, 'Κάρτες για τα μυστικά του ύπνου')
    const shared = sharedSubjects(contentOf([coffee, comma], [book, cards, ...others]))
    expect(shared.productsOf(1)).toEqual([11, 12])
    expect(shared.lessonsOf(11)).toEqual([1])
  })

  it('are none rather than chance ones', () => {
    const shared = sharedSubjects(contentOf([comma], [book, product(12, 'Λόγος'), ...others]))
    expect(shared.productsOf(2)).toEqual([])
    expect(shared.lessonsOf(12)).toEqual([])
  })

  it('do not show a product that is sold out, but its lessons', () => {
    const soldOut = product(11, 'Ο ύπνος του μαθητή', '', { stock: 0 })
    const shared = sharedSubjects(contentOf([coffee], [soldOut, ...others]))
    expect(shared.productsOf(1)).toEqual([])
    expect(shared.lessonsOf(11)).toEqual([1])
  })

  it('are those that the author links to, where there are any', () => {
    const link =
      '<p>Δείτε <a href="/products/53/planites">αυτό</a>, <a href="/products/999/x">αυτό</a>.</p>'
    const chosen = lesson(1, 1, 'Ο καφές των πέντε', link)
    const shared = sharedSubjects(contentOf([chosen], [book, ...others]))
    expect(shared.productsOf(1)).toEqual([53])
    expect(shared.lessonsOf(53)).toEqual([1])
    expect(shared.lessonsOf(11)).toEqual([1])
  })

  it('may be chosen by the text of a product', () => {
    const note = '<p>Διαβάστε <a href="/blog/post/2/komma">το μάθημα</a>.</p>'
    const shared = sharedSubjects(contentOf([comma], [product(13, 'Μολύβι', note), ...others]))
    expect(shared.lessonsOf(13)).toEqual([2])
    expect(shared.productsOf(2)).toEqual([13])
  })

  it('are at most three', () => {
    const many = ['πρώτος', 'δεύτερος', 'τρίτος', 'τέταρτος'].map((word, at) =>
      product(20 + at, `Ύπνος ${word}`),
    )
    const large = Array.from({ length: 40 }, (_, at) => product(100 + at, `Αριθμός${at}`))
    expect(sharedSubjects(contentOf([coffee], [...many, ...large])).productsOf(1)).toHaveLength(3)
  })
})

/** How often words, scores and subjects are looked up for so many products, and a lesson for twenty. */
function lookUpsFor(count: number): number {
  const words = ['ύπνος', 'γλώσσα', 'σημαία', 'ποτάμι', 'αριθμός', 'μνήμη', 'κόμμα', 'καφές']
  const products = Array.from({ length: count }, (_, at) =>
    product(at + 1, `Κάρτες ${words[at % words.length]} λέξη${at}`),
  )
  const lessons = Array.from({ length: count / 20 }, (_, at) =>
    lesson(at + 1, (at % 2) + 1, `Μάθημα λέξη${at} ${words[at % words.length]}`),
  )
  const { get } = Map.prototype
  let lookUps = 0
  Map.prototype.get = function counted(key) {
    lookUps += 1
    return get.call(this, key)
  }
  try {
    sharedSubjects(contentOf(lessons, products))
  } finally {
    Map.prototype.get = get
  }
  return lookUps
}

it('compares ten thousand products with little more work for each than a thousand (R402)', () => {
  expect(lookUpsFor(10_000)).toBeLessThan(12 * lookUpsFor(1000))
})
