import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { DeferredBuySlot } from '#app/deferred-buy-slot'
import { SiteHead } from '#app/head/site-head'
import { HeroPreload } from '#components/hero-preload'
import { idleLazy } from '#components/idle-lazy'
import type { PayWayFact } from '#contract/shop/pay-way'
import type { ShippingTerms } from '#contract/shop/shipping'
import type { ProductLessonsProps } from '#features/blog/product-lessons'
import type { ProductGridProps } from '#features/catalogue/product-grid'
import { readMarkOf } from '#features/practice/read-mark'
import { ProductPage } from '#features/product/product-page'
import type { ReviewSectionProps } from '#features/reviews/review-section'

const ProductLessons = idleLazy<ProductLessonsProps>(
  () => import('../features/blog/product-lessons'),
  { near: true },
)
const RelatedProducts = idleLazy<ProductGridProps>(
  () => import('../features/catalogue/product-grid'),
  {
    near: true,
  },
)
// Within the reviews, and in their script: it waits for them only.
const OwnReview = idleLazy<ReviewSectionProps>(
  () => import(/* webpackChunkName: "product-reviews" */ '../features/reviews/review-section'),
)

interface ProductContext {
  /** Payment methods at the time of the build. */
  payWays: readonly PayWayFact[]
  shipping: ShippingTerms | null
}

type Props = PageProps<Queries.ProductPageQuery, ProductContext>

export default function ProductTemplate({ data, pageContext }: Props) {
  const product = data.shopProduct
  if (!product) return null
  const related = product.related.length > 0 && <RelatedProducts products={product.related} />
  const { productId, name, path } = product
  return (
    <ProductPage
      product={product}
      lessons={
        product.lessons.length > 0 && (
          <ProductLessons lessons={product.lessons} markOf={readMarkOf} />
        )
      }
      related={related}
      buy={(stock) => <DeferredBuySlot product={productId} {...{ name, path, stock }} />}
      buyInBar={(stock) => (
        <DeferredBuySlot product={productId} {...{ name, path, stock }} compact />
      )}
      payWays={pageContext.payWays}
      shipping={pageContext.shipping}
      ownReview={<OwnReview productId={productId} name={name} path={path} />}
    />
  )
}

export function Head({ data }: HeadProps<Queries.ProductPageQuery>) {
  const product = data.shopProduct
  if (!product) return null
  const { seoTitle, name, path, picturePath, gallery } = product
  return (
    <SiteHead
      title={seoTitle || name}
      meta={data.pageMeta}
      path={path}
      type='product'
      picturePath={picturePath}
    >
      <HeroPreload kind='product' image={gallery[0]?.large} />
    </SiteHead>
  )
}

export const query = graphql`
  query ProductPage($productId: Int!, $path: String!) {
    pageMeta(path: { eq: $path }) {
      ...PageMetaFields
    }
    shopProduct(productId: { eq: $productId }) {
      productId
      path
      name
      nameLocale
      descriptionHtml
      descriptionLocale
      seoTitle
      finalPrice
      priceBeforeDiscount
      stock
      vatPercent
      weightGrams
      variantAxes {
        name
        choices {
          value
          along
          path
          isCurrent
          finalPrice
          stock
          picture {
            src
            srcSet
          }
        }
      }
      brand
      attributes {
        name
        value
      }
      picturePath
      morePicturePaths
      gallery {
        large {
          src
          srcSet
        }
        small {
          src
          srcSet
        }
      }
      reviews {
        reviewId
        author
        rate
        comment
        writtenAt
      }
      trail {
        name
        path
      }
      related {
        ...ProductCard
      }
      lessons {
        ...LessonCardFields
      }
    }
  }
`
