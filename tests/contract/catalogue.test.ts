import * as z from 'zod/mini'
import { seededEmulator } from '#emulator/testing/seeded-emulator'
import { rowsOf } from '#upstream/api'
import { product } from '#upstream/product'
import { categoryPicture, productCategory, switchable } from '#upstream/product-category'
import { productImage } from '#upstream/product-image'
import { ownProductReview, productReview, reviewRate } from '#upstream/product-review'
import { blogPostHit, hitsPage, productHit } from '#upstream/search'

/** What the emulator answers about the catalogue is what gateway and build read of the API. */
let emulator: Awaited<ReturnType<typeof seededEmulator>>

beforeAll(async () => {
  emulator = await seededEmulator()
})

afterAll(() => emulator.store.close())

it.each<[path: string, item: z.ZodMiniType, least: number]>([
  ['/product', product, 60],
  ['/product/category', productCategory, 10],
  ['/product/category/image', categoryPicture, 5],
  ['/product/image', productImage, 60],
  ['/product/review', productReview, 30],
  ['/product/review', reviewRate, 30],
  ['/product/review', ownProductReview, 30],
])('every row of %s is read', async (path, item, least) => {
  const rows = rowsOf(await emulator.read(`/api/v1${path}?pagination=false`))
  expect(z.parse(z.array(item), rows).length).toBeGreaterThanOrEqual(least)
})

it.each<[path: string, item: z.ZodMiniType]>([
  ['/product/1', product],
  ['/product/category/1', productCategory],
  ['/product/category/1', switchable],
  ['/product/review/1', productReview],
])('%s is read', async (path, item) => {
  expect(() => z.parse(item, {})).toThrow()
  z.parse(item, await emulator.read(`/api/v1${path}`))
})

it.each<[path: string, item: z.ZodMiniType]>([
  ['/search/product?query=%CF%84', productHit],
  ['/search/blog/post?query=%CE%BC', blogPostHit],
])('every hit of %s is read', async (path, item) => {
  const { results } = z.parse(hitsPage, await emulator.read(`/api/v1${path}`))
  expect(z.parse(z.array(item), results).length).toBeGreaterThan(0)
})
