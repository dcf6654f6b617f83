import { and, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { ListSource, Slice } from '../listing/list-source'
import { cutQuery } from './cut-query'
import type { Store } from './open-store'
import { productFavourites, productImages, productReviews, products } from './shop-tables'

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

/** What a list of products may be filtered and ordered by, beside the columns of its table. */
export function productMeasures(store: Store) {
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
type Measures = ReturnType<typeof productMeasures>

function selectProducts({ db }: Store, measures: Measures, slice: Slice) {
  const { ratings, favourites } = measures
  return cutQuery(
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

/** A product with what is counted about it. */
export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

async function countProducts({ db }: Store, measures: Measures, where: SQL | undefined) {
  const { ratings, favourites } = measures
  const [row] = await db
    .select({ total: count() })
    .from(products)
    .leftJoin(ratings, eq(ratings.product, products.id))
    .leftJoin(favourites, eq(favourites.product, products.id))
    .where(where)
  return row?.total ?? 0
}

/** The list of all products, inactive ones included, as the API has it. */
export function productList(store: Store, measures: Measures): ListSource<ProductRow> {
  const { reviewAverage, approvedReviewAverage, likesCount } = measures
  return {
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
    defaultOrder: [desc(products.createdAt), desc(products.id)],
    createdAt: products.createdAt,
    key: products.id,
    keyOf: ({ id }) => id,
  }
}
