import { and, count, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Store } from '../database/store'
import {
  productCategories,
  productFavourites,
  productImages,
  productReviews,
  products,
  type productTags,
} from '../database/tables/products'
import { seoFields, stampFields } from '../lib/answer-fields'
import { type Slice, sliceQuery, tableList } from '../lib/list-source'
import { priceParts } from '../lib/money'
import { isAtLeast, isAtMost, parseNumbers, type QueryFilter } from '../lib/query-filters'

function ratingsOf({ db }: Store) {
  return db
    .select({
      product: productReviews.product,
      all: count().as('allReviews'),
      average: sql<number>`avg(${productReviews.rate})`.as('allAverage'),
      approved: sql<number>`sum(${productReviews.status} = 'TRUE')`.as('approvedReviews'),
      approvedAverage:
        sql<number>`avg(case when ${productReviews.status} = 'TRUE' then ${productReviews.rate} end)`.as(
          'approvedAverage',
        ),
    })
    .from(productReviews)
    .groupBy(productReviews.product)
    .as('ratings')
}

function likesOf({ db }: Store) {
  return db
    .select({ product: productFavourites.product, likes: count().as('likes') })
    .from(productFavourites)
    .groupBy(productFavourites.product)
    .as('favourites')
}

const { price, vatPercent, discountPercent } = products
const discountValue = sql<number>`round(${price} * ${discountPercent} / 100 + 0.0000001, 2)`
const finalPrice = sql<number>`round(${price} + ${price} * ${vatPercent} / 100 - ${price} * ${discountPercent} / 100 + 0.0000001, 2)`

/** Aggregates that product lists are filtered and ordered by. */
export function productAggregates(store: Store) {
  const ratings = ratingsOf(store)
  const favourites = likesOf(store)
  return {
    ratings,
    favourites,
    discountValue,
    finalPrice,
    reviewCount: sql<number>`coalesce(${ratings.all}, 0)`,
    reviewAverage: sql<number>`coalesce(${ratings.average}, 0)`,
    approvedReviewCount: sql<number>`coalesce(${ratings.approved}, 0)`,
    approvedReviewAverage: sql<number>`coalesce(${ratings.approvedAverage}, 0)`,
    likesCount: sql<number>`coalesce(${favourites.likes}, 0)`,
  }
}
type Aggregates = ReturnType<typeof productAggregates>

function selectProducts({ db }: Store, measures: Aggregates, slice: Slice) {
  const { ratings, favourites } = measures
  return sliceQuery(
    db
      .select({
        ...getTableColumns(products),
        picture: productImages.picture,
        reviewCount: measures.reviewCount,
        reviewAverage: measures.reviewAverage,
        approvedReviewCount: measures.approvedReviewCount,
        approvedReviewAverage: measures.approvedReviewAverage,
        likesCount: measures.likesCount,
      })
      .from(products)
      .leftJoin(ratings, eq(ratings.product, products.id))
      .leftJoin(favourites, eq(favourites.product, products.id))
      .leftJoin(
        productImages,
        and(eq(productImages.product, products.id), eq(productImages.isMain, true)),
      )
      .$dynamic(),
    slice,
  )
}

/** A product with its aggregates. */
export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

async function countProducts({ db }: Store, measures: Aggregates, where: SQL | undefined) {
  const { ratings, favourites } = measures
  const [row] = await db
    .select({ total: count() })
    .from(products)
    .leftJoin(ratings, eq(ratings.product, products.id))
    .leftJoin(favourites, eq(favourites.product, products.id))
    .where(where)
  return row?.total ?? 0
}

/** All products, inactive ones included, as in the API. */
export function productList(store: Store, measures: Aggregates) {
  const { reviewAverage, approvedReviewAverage, likesCount } = measures
  return tableList(store, products, {
    rows: (slice) => selectProducts(store, measures, slice),
    count: (where) => countProducts(store, measures, where),
    orderings: {
      price,
      createdAt: products.createdAt,
      discountValue,
      finalPrice,
      priceSavePercent: discountPercent,
      reviewAverage,
      approvedReviewAverage,
      likesCount,
    },
  })
}

/** Whole products by id; unknown ids are missing from the map. */
export async function productsById(
  store: Store,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductRow>> {
  if (ids.length === 0) return new Map()
  const list = productList(store, productAggregates(store))
  const rows = await list.rows({ where: inArray(products.id, [...new Set(ids)]), order: [] })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Rows with their whole product; rows whose product no longer exists are omitted. */
export async function withProducts<Row extends { product: number }>(
  store: Store,
  rows: readonly Row[],
): Promise<(Omit<Row, 'product'> & { product: ProductRow })[]> {
  const found = await productsById(
    store,
    rows.map(({ product }) => product),
  )
  return rows.flatMap((row) => {
    const product = found.get(row.product)
    return product ? [{ ...row, product }] : []
  })
}

/** Products of these categories or of any below them. */
const isInCategory: QueryFilter = (value) => {
  const belows = parseNumbers(value).map(
    (id) => sql`instr(${productCategories.path}, ${`/${id}/`}) > 0`,
  )
  return sql`${products.category} in (select ${productCategories.id} from ${productCategories} where ${or(...belows)})`
}

/** Filters of `GET /product`. */
export function productFilters(
  measures: ReturnType<typeof productAggregates>,
): Record<string, QueryFilter> {
  return {
    category: isInCategory,
    minFinalPrice: isAtLeast(measures.finalPrice),
    maxFinalPrice: isAtMost(measures.finalPrice),
    minDiscount: isAtLeast(measures.discountValue),
    maxDiscount: isAtMost(measures.discountValue),
    minReviewAverage: isAtLeast(measures.reviewAverage),
    minApprovedReviewAverage: isAtLeast(measures.approvedReviewAverage),
    minLikes: isAtLeast(measures.likesCount),
  }
}

/** VAT rates; the API names a rate by its position from 1 on. */
const vatRates = [24, 13, 6]

/** Serialises a product. */
export function productAnswer(row: ProductRow) {
  return {
    id: row.id,
    translations: row.translations,
    slug: row.slug,
    category: row.category,
    price: row.price,
    vat: vatRates.indexOf(row.vatPercent) + 1 || null,
    vatPercent: row.vatPercent,
    discountPercent: row.discountPercent,
    ...priceParts(row.price, row.vatPercent, row.discountPercent),
    viewCount: row.viewCount,
    stock: row.stock,
    active: row.active,
    weight: { unit: 'g', value: row.weightGrams },
    mainImagePath: row.picture ?? '',
    reviewAverage: row.reviewAverage,
    approvedReviewAverage: row.approvedReviewAverage,
    reviewCount: row.reviewCount,
    approvedReviewCount: row.approvedReviewCount,
    likesCount: row.likesCount,
    absoluteUrl: `/products/${row.id}/${row.slug}`,
    ...seoFields(row),
    ...stampFields(row),
  }
}

/** Serialises a product image; `image` is a URL of the API itself. */
export function productImageAnswer(row: typeof productImages.$inferSelect, origin: string) {
  return {
    id: row.id,
    translations: row.translations,
    product: row.product,
    image: `${origin}/${row.picture}`,
    thumbnail: `${origin}/${row.picture}`,
    isMain: row.isMain,
    sortOrder: row.sortOrder,
    mainImagePath: row.picture,
    ...stampFields(row),
  }
}

/** Serialises a product tag. */
export function productTagAnswer(row: typeof productTags.$inferSelect) {
  return {
    id: row.id,
    translations: row.translations,
    active: row.active,
    sortOrder: row.sortOrder,
    ...stampFields(row),
  }
}
