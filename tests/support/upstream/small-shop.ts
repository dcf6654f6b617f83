/** A row of a list as the API would send it. */
export type Row = Record<string, unknown>

const stamps = {
  createdAt: '2026-01-05T09:00:00+02:00',
  updatedAt: '2026-01-06T09:00:00+02:00',
}
const published = { isPublished: true, publishedAt: '2026-01-05T09:00:00+02:00', isVisible: true }
const seo = { seoTitle: '', seoDescription: '', seoKeywords: '' }

function uuidOf(list: number, id: number): string {
  return `00000000-0000-4000-8000-${String(list).padStart(4, '0')}${String(id).padStart(8, '0')}`
}

function many(count: number, make: (id: number) => Row): Row[] {
  return Array.from({ length: count }, (_, at) => make(at + 1))
}

const product = (id: number): Row => ({
  id,
  translations: { el: { name: `Τετράδιο ${id}`, description: `<p>Χαρτί ${id}, εκατό φύλλα.</p>` } },
  slug: `tetradio-${id}`,
  category: (id % 2) + 1,
  price: 8.06,
  vat: 1,
  vatPercent: 24,
  vatValue: 1.94,
  discountPercent: 0,
  discountValue: 0,
  priceSavePercent: 0,
  finalPrice: 10 + id,
  viewCount: 0,
  stock: 5,
  active: true,
  weight: { unit: 'g', value: 200 },
  mainImagePath: 'media/uploads/products/tetradio.jpg',
  reviewAverage: 8,
  approvedReviewAverage: 8,
  reviewCount: 1,
  approvedReviewCount: 1,
  likesCount: 0,
  absoluteUrl: `/products/${id}/tetradio-${id}`,
  ...seo,
  ...stamps,
  uuid: uuidOf(1, id),
})

const productCategory = (id: number): Row => ({
  id,
  translations: { el: { name: `Ράφι ${id}`, description: 'Όσα γράφονται.' } },
  slug: `rafi-${id}`,
  parent: null,
  level: 0,
  treeId: id,
  categoryMenuImageOnePath: '',
  categoryMenuImageTwoPath: '',
  categoryMenuMainBannerPath: '',
  recursiveProductCount: 2,
  ...seo,
  ...stamps,
  uuid: uuidOf(2, id),
})

const productImage = (id: number): Row => ({
  id,
  translations: { el: { title: '' } },
  product: id,
  image: 'media/uploads/products/tetradio.jpg',
  isMain: true,
  mainImagePath: 'media/uploads/products/tetradio.jpg',
  sortOrder: 0,
  ...stamps,
  uuid: uuidOf(3, id),
})

const productReview = (id: number): Row => ({
  id,
  translations: { el: { comment: 'Γράφει ωραία.' } },
  product: { id },
  user: { id: 1, displayName: 'Μέλος', mainImagePath: '' },
  rate: 8,
  status: 'TRUE',
  ...published,
  ...stamps,
  uuid: uuidOf(4, id),
})

const blogPost = (id: number): Row => ({
  id,
  translations: {
    el: { title: `Μάθημα ${id}`, subtitle: 'Σε λίγα λεπτά', body: '<h2>Ιδέα</h2><p>Μία.</p>' },
  },
  slug: `mathima-${id}`,
  category: 1,
  tags: [1],
  author: 1,
  featured: id === 1,
  viewCount: 0,
  mainImagePath: 'media/uploads/blog/mathima.jpg',
  likesCount: 0,
  commentsCount: 1,
  tagsCount: 1,
  absoluteUrl: `/blog/post/${id}/mathima-${id}`,
  ...published,
  ...seo,
  ...stamps,
  uuid: uuidOf(5, id),
})

const blogCategory = (id: number): Row => ({
  id,
  translations: { el: { name: `Θέμα ${id}`, description: 'Ένα θέμα.' } },
  slug: `thema-${id}`,
  parent: null,
  level: 0,
  treeId: id,
  absoluteUrl: `/blog/category/${id}/thema-${id}`,
  mainImagePath: '',
  recursivePostCount: 3,
  sortOrder: id,
  ...stamps,
  uuid: uuidOf(6, id),
})

const blogComment = (id: number): Row => ({
  id,
  translations: { el: { content: 'Βοήθησε.' } },
  isApproved: true,
  user: 1,
  displayName: 'Μέλος',
  post: id,
  children: [],
  parent: null,
  level: 0,
  treeId: id,
  likesCount: 0,
  repliesCount: 0,
  ...stamps,
  uuid: uuidOf(7, id),
})

const blogTag = (id: number): Row => ({
  id,
  translations: { el: { name: `Ετικέτα ${id}` } },
  active: true,
  getPostsCount: 3,
  sortOrder: id,
  ...stamps,
  uuid: uuidOf(8, id),
})

const blogAuthor = (id: number): Row => ({
  id,
  translations: { el: { bio: 'Γράφει μαθήματα.' } },
  user: id,
  displayName: 'Συντάκτρια',
  website: '',
  numberOfPosts: 3,
  totalLikesReceived: 0,
  ...stamps,
  uuid: uuidOf(9, id),
})

const payWay = (id: number): Row => ({
  id,
  translations: { el: { name: `Τρόπος ${id}`, description: '', instructions: '' } },
  active: true,
  cost: id - 1,
  freeForOrderAmount: 0,
  icon: null,
  iconAbsoluteUrl: '',
  iconFilename: '',
  providerCode: '',
  isOnlinePayment: false,
  requiresConfirmation: false,
  sortOrder: 10 - id,
  ...stamps,
  uuid: uuidOf(10, id),
})

/** The smallest shop that a site can be built from: every list by its endpoint under `/api/v1`. */
export function smallShop(): Record<string, Row[]> {
  return {
    '/product': many(4, product),
    '/product/category': many(2, productCategory),
    '/product/image': many(4, productImage),
    '/product/review': many(4, productReview),
    '/blog/post': many(3, blogPost),
    '/blog/category': many(2, blogCategory),
    '/blog/comment': many(3, blogComment),
    '/blog/tag': many(2, blogTag),
    '/blog/author': many(1, blogAuthor),
    '/pay_way': many(3, payWay),
  }
}
