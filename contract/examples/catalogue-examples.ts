import type { z } from 'zod/mini'
import type { product } from '../shop/product'
import type { productCategory, productImage } from '../shop/product-category'
import type { productReview } from '../shop/product-review'
import { published, seo, stamps, uuidOf } from './example-stamps'

/** 8 euro net, 24 % tax, a quarter off: 7.92 to pay. */
export const exampleProduct = {
  id: 41,
  uuid: uuidOf(41),
  translations: {
    el: { name: 'Κάρτες «Πρώτη βροχή»', description: '<p>Πενήντα λέξεις του καιρού.</p>' },
    en: { name: 'First Rain cards', description: null },
  },
  slug: 'kartes-proti-vrochi',
  category: 6,
  variantGroup: 3,
  brandName: 'Σταγόνα',
  attributes: [{ attributeId: 1, name: 'Χρώμα', valueId: 2, value: 'Γαλάζιο' }],
  priceDropAlertsEnabled: true,
  price: 8,
  vat: 1,
  vatPercent: 24,
  vatValue: 1.92,
  discountPercent: 25,
  discountValue: 2,
  priceSavePercent: 25,
  finalPrice: 7.92,
  viewCount: 310,
  stock: 4,
  active: true,
  weight: { unit: 'g', value: 180 },
  mainImagePath: 'media/stagona/uploads/products/proti-vrochi.png',
  reviewAverage: 7.5,
  approvedReviewAverage: 9,
  reviewCount: 2,
  approvedReviewCount: 1,
  likesCount: 12,
  absoluteUrl: '/products/41/kartes-proti-vrochi',
  ...seo,
  ...stamps,
} satisfies z.input<typeof product>

export const exampleProductCategory = {
  id: 6,
  uuid: uuidOf(6),
  translations: { el: { name: 'Κάρτες', description: 'Για την τσέπη και το τραπέζι.' } },
  slug: 'kartes',
  parent: 2,
  level: 1,
  treeId: 1,
  categoryMenuImageOnePath: '',
  categoryMenuImageTwoPath: '',
  categoryMenuMainBannerPath: 'media/stagona/uploads/categories/kartes.png',
  recursiveProductCount: 14,
  ...seo,
  ...stamps,
} satisfies z.input<typeof productCategory>

export const exampleProductImage = {
  id: 88,
  uuid: uuidOf(88),
  translations: { el: { title: 'Το κουτί ανοιχτό' } },
  product: 41,
  image: 'https://api.example/media/stagona/uploads/products/proti-vrochi-2.png',
  isMain: false,
  mainImagePath: 'media/stagona/uploads/products/proti-vrochi-2.png',
  sortOrder: 2,
  ...stamps,
} satisfies z.input<typeof productImage>

/** Four and a half stars, with a whole account that must be dropped. */
export const exampleProductReview = {
  id: 19,
  uuid: uuidOf(19),
  translations: { el: { comment: 'Τις παίζουμε κάθε φορά που βρέχει.' } },
  product: { ...exampleProduct },
  user: {
    id: 27,
    displayName: 'Νεφέλη Δ.',
    mainImagePath: '',
    email: 'nefeli@example.gr',
    phone: '+302610000000',
  },
  rate: 9,
  status: 'TRUE',
  ...published,
  ...stamps,
} satisfies z.input<typeof productReview> & { user: { email: string; phone: string } }
