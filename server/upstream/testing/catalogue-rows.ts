import { accountRow } from './account-rows'

/** Rows of the catalogue as the API answers them. */

const uuid = '0f0e9a4c-6f2b-4d0a-8f7b-3a1c5e7d9b11'
const createdAt = '2026-03-01T09:30:00.123456+02:00'
const updatedAt = '2026-03-02T10:00:00.654321+02:00'

/** A product of a detail; one of a list lacks `priceDropAlertsEnabled`. */
export const productRow = {
  id: 41,
  translations: {
    el: { name: 'Κάρτες «Πρώτη βροχή»', description: '<p>Πενήντα λέξεις.</p>' },
    en: { name: 'First Rain cards', description: '' },
  },
  slug: 'kartes-proti-vrochi',
  category: 6,
  variantGroup: 3,
  brand: 2,
  brandName: 'Σταγόνα',
  price: 8,
  vat: 1,
  viewCount: 310,
  stock: 4,
  lowStockThreshold: 10,
  active: true,
  weight: { unit: 'g', value: 180 },
  priceDropAlertsEnabled: true,
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
  discountPercent: 25,
  discountValue: 2,
  priceSavePercent: 25,
  vatPercent: 24,
  vatValue: 1.92,
  finalPrice: 7.92,
  mainImagePath: 'media/shop/uploads/products/proti-vrochi.png',
  reviewAverage: 4.25,
  reviewCount: 4,
  likesCount: 12,
  createdAt,
  updatedAt,
  uuid,
  attributes: [
    {
      id: 1,
      attributeId: 1,
      attributeName: 'Χρώμα',
      attributeValueId: 1,
      value: 'Γαλάζιο',
      createdAt,
    },
  ],
}

/** A category of a list, which has neither pictures nor the number of its products. */
export const categoryRow = {
  id: 6,
  translations: { el: { name: 'Κάρτες', description: '<p>Για την τσέπη.</p>' } },
  slug: 'kartes',
  active: true,
  parent: 2,
  level: 1,
  treeId: 1,
  createdAt,
  updatedAt,
  uuid,
}

/** The same category by itself. */
export const categoryDetail = {
  ...categoryRow,
  children: [{ ...categoryRow, id: 7, parent: 6, level: 2 }],
  recursiveProductCount: 14,
  seoTitle: 'Κάρτες μνήμης',
  seoDescription: '',
  seoKeywords: '',
}

export const categoryPictureRow = {
  id: 1,
  category: 6,
  categoryName: 'Κάρτες',
  image: 'http://api.internal:8000/media/shop/uploads/categories/kartes.png',
  imageType: 'MAIN',
  active: true,
  sortOrder: 0,
  translations: { el: { title: 'Κάρτες', altText: 'Κάρτες' } },
  imagePath: 'media/shop/uploads/categories/kartes.png',
  imageUrl: 'http://api.internal:8000/media/shop/uploads/categories/kartes.png',
  createdAt,
  updatedAt,
  uuid,
}

/** A picture of a product in a list, which does not say when it was changed. */
export const imageRow = {
  id: 88,
  uuid,
  product: 41,
  image: 'http://api.internal:8000/media/shop/uploads/products/proti-vrochi-2.png',
  imageUrl: 'http://api.internal:8000/media/shop/uploads/products/proti-vrochi-2.png',
  imageSizeKb: 14.68,
  altText: 'Το κουτί ανοιχτό',
  isMain: false,
  sortOrder: 2,
  translations: { el: { title: 'Το κουτί ανοιχτό' } },
  mainImagePath: 'media/shop/uploads/products/proti-vrochi-2.png',
  createdAt,
}

/** The same picture by itself. */
export const imageDetail = {
  ...imageRow,
  product: productRow,
  imageDimensions: { width: 1280, height: 720, aspectRatio: 1.78 },
  imageFormat: 'png',
  usageContext: {
    isMain: false,
    positionInGallery: 2,
    totalProductImages: 3,
    recommendedFor: 'gallery',
  },
  updatedAt,
}

/** An account as it comes with each review, with everything that no other person may learn. */
export const wholePerson = { ...accountRow, username: 'Νεφέλη Δ.' }

export const reviewRow = {
  id: 19,
  product: {
    id: 41,
    name: 'Κάρτες «Πρώτη βροχή»',
    slug: 'kartes-proti-vrochi',
    mainImagePath: 'media/shop/uploads/products/proti-vrochi.png',
  },
  user: wholePerson,
  rate: 9,
  status: 'TRUE',
  isPublished: true,
  createdAt,
  updatedAt,
  publishedAt: updatedAt,
  uuid,
  translations: { el: { comment: 'Τις παίζουμε κάθε φορά που βρέχει.' } },
}

/** An alert of a guest, with the address. */
export const alertRow = {
  id: 12,
  uuid,
  kind: 'restock',
  product: 41,
  user: null,
  email: 'nefeli@example.gr',
  targetPrice: 6.5,
  isActive: true,
  notifiedAt: updatedAt,
  createdAt,
  updatedAt,
}

/** A hit of the search for products. */
export const productHitRow = {
  id: 149,
  slug: 'kartes-proti-vrochi',
  languageCode: 'el',
  name: 'Κάρτες «Πρώτη βροχή»',
  description: '<p>Πενήντα λέξεις.</p>',
  master: 41,
  mainImagePath: 'media/shop/uploads/products/proti-vrochi.png',
  matchesPosition: { name: [{ start: 0, length: 6 }] },
  rankingScore: 0.9,
  formatted: { id: 149, master: 41, languageCode: 'el', name: '<mark>Κάρτες</mark>' },
  contentType: 'product',
  finalPrice: 7.92,
  price: 8,
  discountPercent: 25,
  stock: 4,
  likesCount: 12,
  viewCount: 310,
  reviewAverage: 4.25,
  vatPercent: 24,
}

/** A hit of the search for posts. */
export const postHitRow = {
  id: 146,
  slug: 'mnimi',
  languageCode: 'el',
  title: 'Η μνήμη',
  subtitle: 'Πώς μένει',
  body: '<p>Με επανάληψη.</p>',
  master: 16,
  mainImagePath: '',
  matchesPosition: { title: [{ start: 2, length: 5 }] },
  rankingScore: 0.8,
  formatted: { id: 146, master: 16, languageCode: 'el', title: 'Η <mark>μνήμη</mark>' },
  contentType: 'blog_post',
}
