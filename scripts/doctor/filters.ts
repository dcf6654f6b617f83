import * as z from 'zod/mini'
import { restPath, rowsOf } from '#upstream/api'
import {
  listProductCategories,
  listProductImages,
  listProducts,
} from '#upstream/endpoints/products'
import { listReviews } from '#upstream/endpoints/reviews'
import { product } from '#upstream/product'
import { categoryPlace } from '#upstream/product-category'
import {
  type Branch,
  isElsewhere,
  type NumberFilter,
  numberFilterNames,
  numberFilters,
} from '#upstream/product-filters'
import { productImage } from '#upstream/product-image'
import { productReview } from '#upstream/product-review'
import { readRows } from '#upstream/rows'
import { type Ask, type Finding, refusalOf } from './ask'

/** A filter of a list, and a value that some rows of the list pass and others do not. */
interface FilterTrial<Row> {
  path: string
  name: string
  schema: z.ZodMiniType<Row>
  /** null where no value tells whether the API knows the filter. */
  value: number | null
  fits: (row: Row, value: number) => boolean
}

const highest = 999_999_999

const rowsIn = <Row>(schema: z.ZodMiniType<Row>, body: unknown): Row[] =>
  readRows(schema, z.safeParse(z.array(z.unknown()), rowsOf(body)).data ?? []).items

/**
 * Tries each filter that the shop uses. The API ignores one that it does not know, and its whole list
 * then looks like an answer.
 * @param bodies answers without filters, by their paths
 */
export async function tryFilters(
  ask: Ask,
  bodies: ReadonlyMap<string, unknown>,
): Promise<(Finding & { path: string })[]> {
  const products = rowsIn(product, bodies.get(productList))
  const branches = rowsIn(categoryPlace, bodies.get(restPath + listProductCategories.path))
  return [
    ...(await inTurn(numberFilterNames, (name) => tryFilter(ask, numberTrial(name, products)))),
    await tryFilter(ask, categoryTrial(products, branches)),
    await tryFilter(ask, reviewTrial(rowsIn(productReview, bodies.get(reviewList)))),
    await tryFilter(ask, pictureTrial(rowsIn(productImage, bodies.get(pictureList)))),
  ]
}

const productList = restPath + listProducts.path
const reviewList = restPath + listReviews.path
const pictureList = restPath + listProductImages.path

async function inTurn<One, Found>(
  all: readonly One[],
  run: (one: One) => Promise<Found>,
): Promise<Found[]> {
  const found: Found[] = []
  for (const one of all) found.push(await run(one))
  return found
}

/** With the first value that not all rows pass. */
function trial<Row>(
  rows: readonly Row[],
  values: readonly number[],
  parts: Omit<FilterTrial<Row>, 'value'>,
): FilterTrial<Row> {
  const value = values.find((one) => rows.some((row) => !parts.fits(row, one)))
  return { ...parts, value: value ?? null }
}

function numberTrial(name: NumberFilter, rows: Parameters<typeof categoryTrial>[0]) {
  const fits = numberFilters[name]
  const values = name.startsWith('min') ? [highest] : [0]
  return trial(rows, values, { path: productList, name, schema: product, fits })
}

function categoryTrial(rows: readonly z.infer<typeof product>[], branches: readonly Branch[]) {
  const values = rows.flatMap(({ category }) => category ?? [])
  const fits = ({ category }: { category: number | null }, value: number) =>
    !isElsewhere(category, [value], branches)
  return trial(rows, values, { path: productList, name: 'category', schema: product, fits })
}

function reviewTrial(rows: readonly z.infer<typeof productReview>[]) {
  const fits = (row: (typeof rows)[number], value: number) => row.product.id === value
  const values = rows.map((row) => row.product.id)
  return trial(rows, values, { path: reviewList, name: 'productId', schema: productReview, fits })
}

function pictureTrial(rows: readonly z.infer<typeof productImage>[]) {
  const fits = (row: (typeof rows)[number], value: number) => row.product === value
  const values = rows.map((row) => row.product)
  return trial(rows, values, { path: pictureList, name: 'product', schema: productImage, fits })
}

async function tryFilter<Row>(
  ask: Ask,
  { path, name, schema, value, fits }: FilterTrial<Row>,
): Promise<Finding & { path: string }> {
  if (value === null) {
    return { path: `${path}?${name}=`, result: 'unseen', note: 'no row would tell' }
  }
  const address = `${path}?${name}=${value}&pageSize=100`
  const answer = await ask(address)
  const shown = `${path}?${name}=${value}`
  const refused = refusalOf(answer)
  if (refused) return { path: shown, ...refused }
  const rows = rowsIn(schema, answer.body)
  const others = rows.filter((row) => !fits(row, value)).length
  if (others > 0) {
    return { path: shown, result: 'differs', note: `${others} of ${rows.length} rows do not match` }
  }
  const isPossible = value !== highest && value !== 0
  if (isPossible && rows.length === 0) {
    return { path: shown, result: 'differs', note: 'finds nothing, though there are such rows' }
  }
  return { path: shown, result: 'fits', note: `${rows.length} rows` }
}
