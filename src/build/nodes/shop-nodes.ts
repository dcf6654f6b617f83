import { entityPath } from '../../../contract/paths/site-paths'
import type { Product, Weight } from '../../../contract/shop/product'
import type { ProductCategory, ProductImage } from '../../../contract/shop/product-category'
import { offerOf } from '../../../contract/shop/product-offer'
import type { ProductReview } from '../../../contract/shop/product-review'
import { oneOfEachGroup } from '../../../contract/shop/variants'
import { translate, translated } from '../../../contract/wire/translations'
import type { Content } from '../content/read-content'
import type { AxesOfGroups } from '../content/read-variants'
import { excerpt, plainText, sanitiseHtml } from '../html/sanitise-html'
import { builtImage } from './built-image'
import { variantChoices } from './product-variants'
import { groupBy, groupByCategory, newestFirst, relatedIds, type Tree, treeOf } from './tree'

const summaryLength = 150
const relatedCount = 4
const gramsPer = { g: 1, kg: 1000, tonne: 1_000_000, oz: 28.349523125, lb: 453.59237 } as const

const idOf = ({ id }: Product) => id

/** Categories of the catalogue, with the fields that the pages show. */
export function shopCategoryNodes({ productCategories, products }: Content) {
  const tree = treeOf(productCategories, 'productCategory')
  const byCategory = groupByCategory(tree, products)
  const cardsOf = (id: number) => oneOfEachGroup(byCategory.get(id) ?? [], idOf)
  return productCategories.map((category) => ({
    categoryId: category.id,
    path: entityPath('productCategory', category),
    name: translate(category.translations, 'name'),
    summary: plainText(translate(category.translations, 'description')),
    picturePath: category.categoryMenuImageOnePath,
    tileImage: builtImage(category.categoryMenuImageOnePath, 'category'),
    level: category.level,
    productCount: cardsOf(category.id).length,
    parentId: category.parent,
    trail: tree.trail(category.parent),
  }))
}

/**
 * Products with the fields that the pages show, newest first.
 * @param nodeIdOf a product's node by its id; a page that links by it depends only on the linked
 * nodes, by any other field on all products
 * @param lessonIdsOf nodes of the lessons for a product
 * @param axesRead what the API says of how variants differ
 */
export function shopProductNodes(
  content: Content,
  nodeIdOf: (id: number) => string,
  lessonIdsOf: (product: number) => string[],
  axesRead: AxesOfGroups = new Map(),
) {
  const imagesOf = groupBy(content.productImages, (image) => image.product)
  const reviewsOf = groupBy(content.productReviews, (review) => review.product.id)
  const tree = treeOf(content.productCategories, 'productCategory')
  const products = newestFirst(content.products, ({ createdAt }) => createdAt)
  const listed = oneOfEachGroup(products, idOf).map(({ row }) => row)
  const byCategory = groupByCategory(tree, listed)
  const choicesOf = variantChoices(products, axesRead)
  return products.map((product) => {
    const morePaths = morePicturePaths(imagesOf(product.id), product)
    return {
      ...productText(product),
      ...offerOf(product),
      vatPercent: product.vatPercent,
      productId: product.id,
      variantGroup: product.variantGroup,
      isListed: listed.includes(product),
      variantAxes: choicesOf(product),
      brand: product.brandName,
      attributes: product.attributes,
      path: entityPath('product', product),
      weightGrams: grams(product.weight),
      picturePath: product.mainImagePath,
      morePicturePaths: morePaths,
      cardImage: builtImage(product.mainImagePath, 'productCard'),
      gallery: galleryOf([product.mainImagePath, ...morePaths]),
      addedAt: product.createdAt,
      reviewAverage: product.approvedReviewAverage,
      reviewCount: product.approvedReviewCount,
      reviews: shownReviews(reviewsOf(product.id)),
      categoryIds: categoryIdsOf(tree, product),
      trail: tree.trail(product.category),
      relatedIds: relatedIds(byCategory, tree, product, relatedCount).map(nodeIdOf),
      lessonIds: lessonIdsOf(product.id),
    }
  })
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

function morePicturePaths(images: readonly ProductImage[], { mainImagePath }: Product): string[] {
  return images.map((image) => image.mainImagePath).filter((path) => path !== mainImagePath)
}

/** All images of a product, the main one first, large and as thumbnails. */
function galleryOf(paths: readonly string[]) {
  return paths.flatMap((source) => {
    const large = builtImage(source, 'product')
    const small = builtImage(source, 'productThumb')
    return large && small ? [{ large, small }] : []
  })
}

function shownReviews(reviews: readonly ProductReview[]) {
  return newestFirst(reviews, ({ createdAt }) => createdAt).map((review) => ({
    reviewId: review.id,
    author: review.user.displayName,
    rate: review.rate,
    comment: translate(review.translations, 'comment'),
    writtenAt: review.createdAt,
  }))
}
