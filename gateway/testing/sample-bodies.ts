const stamps = { createdAt: '2025-05-01T10:00:00+03:00', updatedAt: '2025-05-20T10:00:00+03:00' }
const uuid = { uuid: '0d0f6f0e-8a52-4f9b-9a7b-0c8f0b1f5a11' }
const seo = { seoTitle: '', seoDescription: '', seoKeywords: '' }
const publish = { isPublished: true, publishedAt: stamps.createdAt, isVisible: true }
const sort = { sortOrder: 1 }

/** A person's whole account, as the API sends it with everything that the person wrote. */
export const accountBody = {
  id: 7,
  pk: 7,
  email: 'maria@example.gr',
  username: 'maria',
  firstName: 'Μαρία',
  lastName: 'Παππά',
  phone: '+306912345678',
  city: 'Πάτρα',
  zipcode: '26221',
  address: 'Κορίνθου 5',
  place: '',
  country: 'GR',
  region: 'GR-G',
  birthDate: null,
  isActive: true,
  isStaff: false,
  isSuperuser: false,
  displayName: 'Μαρία Π.',
  mainImagePath: 'media/uploads/users/m.jpg',
  ...stamps,
  ...uuid,
}

export const productBody = {
  id: 3,
  translations: { el: { name: 'Τετράδιο', description: '<p>…</p>' } },
  slug: 'tetradio',
  category: 2,
  price: 10,
  vat: 1,
  vatPercent: 24,
  vatValue: 2.4,
  discountPercent: 10,
  discountValue: 1,
  priceSavePercent: 10,
  finalPrice: 11.4,
  viewCount: 5,
  stock: 7,
  active: true,
  weight: { unit: 'kg', value: 0.2 },
  mainImagePath: 'media/uploads/products/t.jpg',
  reviewAverage: 8.5,
  approvedReviewAverage: 9,
  reviewCount: 4,
  approvedReviewCount: 2,
  likesCount: 3,
  absoluteUrl: '/products/3/tetradio',
  ...seo,
  ...stamps,
  ...uuid,
}

export const productCategoryBody = {
  id: 2,
  translations: { el: { name: 'Χαρτικά' } },
  slug: 'chartika',
  parent: null,
  children: [],
  level: 0,
  treeId: 1,
  recursiveProductCount: 4,
  ...seo,
  ...stamps,
  ...uuid,
}

export const productImageBody = {
  id: 11,
  translations: { el: { title: '' } },
  product: 3,
  image: 'http://upstream.internal:8100/media/uploads/products/t.jpg',
  isMain: true,
  mainImagePath: 'media/uploads/products/t.jpg',
  ...sort,
  ...stamps,
  ...uuid,
}

export const productReviewBody = {
  id: 21,
  translations: { el: { comment: 'Πολύ καλό.' } },
  product: productBody,
  user: accountBody,
  rate: 9,
  status: 'TRUE',
  ...publish,
  ...stamps,
  ...uuid,
}

export const tagBody = {
  id: 5,
  translations: { el: { label: 'νέο', name: 'νέο' } },
  active: true,
  getPostsCount: 2,
  ...sort,
  ...stamps,
  ...uuid,
}

export const blogPostBody = {
  id: 4,
  translations: { el: { title: 'Δέκα λεπτά', subtitle: '', body: '<p>…</p>' } },
  slug: 'deka-lepta',
  likes: [7, 8],
  category: 1,
  tags: [5],
  author: 1,
  featured: false,
  viewCount: 9,
  mainImagePath: '',
  likesCount: 2,
  commentsCount: 1,
  tagsCount: 1,
  absoluteUrl: '/blog/post/4/deka-lepta',
  ...publish,
  ...seo,
  ...stamps,
  ...uuid,
}

export const blogCategoryBody = {
  id: 1,
  translations: { el: { name: 'Μνήμη', description: '' } },
  slug: 'mnimi',
  parent: null,
  level: 0,
  treeId: 1,
  absoluteUrl: '/blog/category/1/mnimi',
  recursivePostCount: 3,
  ...sort,
  ...stamps,
  ...uuid,
}

export const blogCommentBody = {
  id: 31,
  translations: { el: { content: 'Ευχαριστώ!' } },
  isApproved: true,
  likes: [7],
  user: 7,
  displayName: 'Μαρία Π.',
  post: 4,
  children: [],
  parent: null,
  level: 0,
  treeId: 1,
  likesCount: 1,
  repliesCount: 0,
  ...stamps,
  ...uuid,
}

export const blogAuthorBody = {
  id: 1,
  translations: { el: { bio: 'Γράφει για τη μνήμη.' } },
  user: 9,
  website: '',
  numberOfPosts: 3,
  totalLikesReceived: 5,
  ...stamps,
  ...uuid,
}

export const payWayBody = {
  id: 1,
  translations: { el: { name: 'Αντικαταβολή' } },
  active: true,
  cost: 2,
  freeForOrderAmount: 50,
  isOnlinePayment: false,
  requiresConfirmation: false,
  configuration: { apiKey: 'secret-of-the-payment-provider' },
  ...sort,
  ...stamps,
  ...uuid,
}

export const countryBody = {
  alpha2: 'GR',
  alpha3: 'GRC',
  isoCc: 300,
  phoneCode: 30,
  translations: { el: { name: 'Ελλάδα' } },
  ...sort,
  ...stamps,
  ...uuid,
}

export const regionBody = {
  alpha: 'GR-I',
  country: 'GR',
  translations: { el: { name: 'Αττική' } },
  ...sort,
  ...stamps,
  ...uuid,
}

export const contactBody = {
  id: 1,
  name: 'Άννα',
  email: 'anna@example.gr',
  message: 'Μια ερώτηση για τα μαθήματα.',
  ...stamps,
  ...uuid,
}

/** One page of a list, with links that name the upstream's own host. */
export function pageBody(...results: unknown[]) {
  return {
    links: {
      next: 'http://upstream.internal:8100/api/v1/product?page=2&pageSize=52',
      previous: null,
    },
    count: results.length,
    totalPages: 1,
    pageSize: 52,
    pageTotalResults: results.length,
    page: 1,
    results,
  }
}

const hits = { limit: 10, offset: 0, estimatedTotalHits: 1 }
const hit = { id: 90, languageCode: 'el', matchesPosition: null, rankingScore: 0.9 }

export const productHitsBody = {
  ...hits,
  results: [{ ...hit, master: 3, name: 'Τετράδιο', absoluteUrl: '/products/3/tetradio' }],
}

export const blogPostHitsBody = {
  ...hits,
  results: [{ ...hit, master: 4, title: 'Δέκα λεπτά', absoluteUrl: '/blog/post/4/deka-lepta' }],
}
