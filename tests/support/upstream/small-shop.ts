import { examplePayWay } from '#contract/examples/order-examples'
import {
  apiAuthor,
  apiCategoryRow,
  apiCommentRow,
  apiPerson,
  apiPost,
  apiTag,
} from '#upstream/testing/blog-examples'
import {
  categoryPictureRow,
  categoryRow,
  imageRow,
  productRow,
  reviewRow,
} from '#upstream/testing/catalogue-rows'

/** A row of a list as the API would send it. */
export type Row = Record<string, unknown>

const stamps = {
  createdAt: '2026-01-05T09:00:00+02:00',
  updatedAt: '2026-01-06T09:00:00+02:00',
}
const published = { isPublished: true, publishedAt: '2026-01-05T09:00:00+02:00', isVisible: true }
const seo = { seoTitle: '', seoDescription: '', seoKeywords: '' }

/** Rows of a list: examples of the API contract with other values; `list` makes UUIDs unique. */
function rows(list: number, count: number, example: Row, valuesOf: (id: number) => Row): Row[] {
  return Array.from({ length: count }, (_, at) => {
    const id = at + 1
    const uuid = `00000000-0000-4000-8000-${String(list).padStart(4, '0')}${String(id).padStart(8, '0')}`
    return { ...example, id, ...valuesOf(id), ...stamps, uuid }
  })
}

const picture = 'media/stagona/uploads/products/tetradio.jpg'

/** The smallest shop that a site can be built from: every list by its endpoint under `/api/v1`. */
export function smallShop(): Record<string, Row[]> {
  return {
    '/product': rows(1, 4, productRow, (id) => ({
      translations: {
        el: { name: `Τετράδιο ${id}`, description: `<p>Χαρτί ${id}, εκατό φύλλα.</p>` },
      },
      slug: `tetradio-${id}`,
      category: (id % 2) + 1,
      variantGroup: null,
      discountPercent: 0,
      discountValue: 0,
      priceSavePercent: 0,
      finalPrice: 10 + id,
      stock: 5,
      mainImagePath: picture,
      ...seo,
    })),
    '/product/category': rows(2, 2, categoryRow, (id) => ({
      translations: { el: { name: `Ράφι ${id}`, description: 'Όσα γράφονται.' } },
      slug: `rafi-${id}`,
      parent: null,
      level: 0,
      treeId: id,
    })),
    '/product/category/image': rows(11, 2, categoryPictureRow, (id) => ({
      category: id,
      imagePath: `media/stagona/uploads/categories/rafi-${id}.png`,
    })),
    '/product/image': rows(3, 4, imageRow, (id) => ({
      translations: { el: { title: '' } },
      product: id,
      isMain: true,
      mainImagePath: picture,
    })),
    '/product/review': rows(4, 4, reviewRow, (id) => ({
      translations: { el: { comment: 'Γράφει ωραία.' } },
      product: { ...reviewRow.product, id },
      rate: 8,
    })),
    '/blog/post': rows(5, 3, apiPost, (id) => ({
      translations: {
        el: { title: `Μάθημα ${id}`, subtitle: 'Σε λίγα λεπτά', body: '<h2>Ιδέα</h2><p>Μία.</p>' },
      },
      slug: `mathima-${id}`,
      category: { id: 1 },
      tags: [{ id: 1 }],
      author: { id: 1 },
      featured: id === 1,
      mainImagePath: 'media/stagona/uploads/blog/mathima.jpg',
      commentsCount: 1,
      tagsCount: 1,
      ...published,
      ...seo,
    })),
    '/blog/category': rows(6, 2, apiCategoryRow, (id) => ({
      translations: { el: { name: `Θέμα ${id}`, description: 'Ένα θέμα.' } },
      slug: `thema-${id}`,
      parent: null,
      level: 0,
      sortOrder: id,
    })),
    // Their post is not sent: the upstream finds the comments of a post by it.
    '/blog/comment': rows(7, 3, apiCommentRow, (id) => ({
      translations: { el: { content: 'Βοήθησε.' } },
      user: { ...apiPerson, username: 'Μέλος' },
      post: id,
      parent: null,
    })),
    '/blog/tag': rows(8, 2, apiTag, (id) => ({
      translations: { el: { name: `Ετικέτα ${id}` } },
      sortOrder: id,
    })),
    '/blog/author': rows(9, 1, apiAuthor, (id) => ({
      translations: { el: { bio: 'Γράφει μαθήματα.' } },
      user: { ...apiPerson, id, username: 'Συντάκτρια' },
      numberOfPosts: 3,
    })),
    '/pay_way': rows(10, 3, examplePayWay, (id) => ({
      translations: { el: { name: `Τρόπος ${id}`, description: '', instructions: '' } },
      cost: id - 1,
      freeForOrderAmount: 0,
      sortOrder: 10 - id,
    })),
  }
}
