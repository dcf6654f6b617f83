import { entityPath } from '../../../contract/paths/site-paths'
import type { Product, Weight } from '../../../contract/shop/product'
import type { ProductCategory } from '../../../contract/shop/product-category'
import { offerOf } from '../../../contract/shop/product-offer'
import type { ProductReview } from '../../../contract/shop/product-review'
import { translate, translated } from '../../../contract/wire/translations'
import type { Content } from '../content/read-content'
import { excerpt, plainText, sanitiseHtml } from '../html/sanitise-html'
import { builtImage } from './built-image'
import { groupByCategory, newestFirst, relatedIds, type Tree, treeOf } from './tree'

const summaryLength = 150
const relatedCount = 4
const gramsPer = { g: 1, kg: 1000, tonne: 1_000_000, oz: 28.349523125, lb: 453.59237 } as const

/** Categories of the catalogue as the pages show them. */
export function shopCategoryNodes({ productCategories, products }: Content) {
  const tree = treeOf(productCategories, 'productCategory')
  const byCategory = groupByCategory(tree, products)
  return productCategories.map((category) => ({
    categoryId: category.id,
    path: entityPath('productCategory', category),
    name: translate(category.translations, 'name'),
    summary: plainText(translate(category.translations, 'description')),
    picturePath: category.categoryMenuImageOnePath,
    tileImage: builtImage(category.categoryMenuImageOnePath, 'category'),
    level: category.level,
    productCount: byCategory.get(category.id)?.length ?? 0,
    parentId: category.parent,
    trail: tree.trail(category.parent),
  }))
}

/** Products as the pages show them, newest first. */
export function shopProductNodes(content: Content) {
  const tree = treeOf(content.productCategories, 'productCategory')
  const products = newestFirst(content.products, ({ createdAt }) => createdAt)
  const byCategory = groupByCategory(tree, products)
  return products.map((product) => ({
    ...productText(product),
    ...offerOf(product),
    vatPercent: product.vatPercent,
    productId: product.id,
    path: entityPath('product', product),
    weightGrams: grams(product.weight),
    picturePath: product.mainImagePath,
    morePicturePaths: morePicturePaths(content, product),
    cardImage: builtImage(product.mainImagePath, 'productCard'),
    gallery: galleryOf(content, product),
    addedAt: product.createdAt,
    reviewAverage: product.approvedReviewAverage,
    reviewCount: product.approvedReviewCount,
    reviews: reviewsOf(content.productReviews, product),
    categoryIds: categoryIdsOf(tree, product),
    trail: tree.trail(product.category),
    relatedIds: relatedIds(byCategory, tree, product, relatedCount),
  }))
}

function productText(product: Product) {
  const name = translated(product.translations, 'name')
  const description = translated(product.translations, 'description')
  const descriptionHtml = sanitiseHtml(description.text)
  const summary = excerpt(plainText(descriptionHtml), summaryLength)
  return {
    name: name.text,
    nameLocale: name.locale,
    summary,
    descriptionHtml,
    descriptionLocale: description.locale,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription || summary,
  }
}

function grams(weight: Weight | null): number | null {
  return weight && weight.value > 0 ? Math.round(weight.value * gramsPer[weight.unit]) : null
}

function categoryIdsOf(tree: Tree<ProductCategory>, { category }: Product): number[] {
  return tree.lineage(category).map(({ id }) => id)
}

function morePicturePaths({ productImages }: Content, { id, mainImagePath }: Product): string[] {
  return productImages
    .filter((image) => image.product === id && image.mainImagePath !== mainImagePath)
    .map((image) => image.mainImagePath)
}

/** All pictures of a product, the main one first, large and as thumbnails. */
function galleryOf(content: Content, product: Product) {
  return [product.mainImagePath, ...morePicturePaths(content, product)].flatMap((source) => {
    const large = builtImage(source, 'product')
    const small = builtImage(source, 'productThumb')
    return large && small ? [{ large, small }] : []
  })
}

function reviewsOf(reviews: readonly ProductReview[], { id }: Product) {
  const own = reviews.filter((review) => review.product.id === id)
  return newestFirst(own, ({ createdAt }) => createdAt).map((review) => ({
    reviewId: review.id,
    author: review.user.displayName,
    rate: review.rate,
    comment: translate(review.translations, 'comment'),
    writtenAt: review.createdAt,
  }))
}
