import type {
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  Product,
  ProductGroup,
  Review,
  WithContext,
} from 'schema-dts'
import { publicPaths } from '../../../contract/paths/site-paths'
import { type Availability, availabilityOf } from '../../../contract/shop/product-offer'
import { shippingFor } from '../../../contract/shop/shipping'
import { attributeProperty } from './attribute-properties'
import { organisationId, type SiteFacts } from './json-ld'
import { pageWords } from './page-words'
import { feedPicture } from './pictures'

/** Reviews that are listed; all of them count in the rating. */
const mostReviews = 10

/** A product as structured data state it. */
export type ProductFacts = Pick<
  Queries.ShopProduct,
  | 'productId'
  | 'name'
  | 'path'
  | 'finalPrice'
  | 'stock'
  | 'picturePath'
  | 'morePicturePaths'
  | 'trail'
  | 'variantGroup'
  | 'variantAxes'
  | 'brand'
  | 'attributes'
> & {
  reviews: readonly Omit<Queries.ShopReview, 'reviewId'>[]
}

/**
 * A product with its offer, rating and reviews, as built, and the group whose version it is.
 * @param variants the products of its group, the same in the data of each of them
 */
export function productJsonLd(
  product: ProductFacts,
  description: string,
  site: SiteFacts,
  variants: readonly Pick<ProductFacts, 'name' | 'path'>[] = [],
): WithContext<Product> {
  const { name, productId, picturePath, morePicturePaths, trail } = product
  const pictures = [picturePath, ...morePicturePaths].flatMap(
    (source) => feedPicture(source, site.baseUrl) ?? [],
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    url: `${site.baseUrl}${product.path}`,
    sku: String(productId),
    ...(pictures.length > 0 && { image: pictures }),
    ...(trail.length > 0 && { category: trail.map((crumb) => crumb.name).join(' > ') }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.attributes.length > 0 && {
      additionalProperty: product.attributes.map(({ name: of, value }) => {
        return { '@type': 'PropertyValue', name: of, value } as const
      }),
    }),
    ...(variants.length > 1 && { isVariantOf: groupOf(product, variants, site) }),
    ...ratingOf(product),
    offers: offerOf(product, site),
  }
}

function groupOf(
  { variantGroup, variantAxes }: ProductFacts,
  variants: readonly Pick<ProductFacts, 'name' | 'path'>[],
  { baseUrl }: SiteFacts,
): ProductGroup {
  const axes = variantAxes.map(({ name }) => name).filter((name) => name !== '')
  return {
    '@type': 'ProductGroup',
    '@id': `${baseUrl}/#product-group-${variantGroup}`,
    productGroupID: String(variantGroup),
    name: variants[0]?.name ?? '',
    url: `${baseUrl}${variants[0]?.path}`,
    ...(axes.length > 0 && { variesBy: axes.map(schemaProperty) }),
    hasVariant: variants.map(({ path }) => ({ '@type': 'Product', url: `${baseUrl}${path}` })),
  }
}

/** The property of schema.org for an attribute, as far as there is one; else its name. */
function schemaProperty(name: string): string {
  const property = attributeProperty(name)
  return property ? `https://schema.org/${property}` : name
}

const availabilities = {
  inStock: 'https://schema.org/InStock',
  fewLeft: 'https://schema.org/LimitedAvailability',
  soldOut: 'https://schema.org/OutOfStock',
} as const satisfies Record<Availability, string>

function offerOf({ finalPrice, stock, path }: ProductFacts, site: SiteFacts): Offer {
  return {
    '@type': 'Offer',
    url: `${site.baseUrl}${path}`,
    price: finalPrice.toFixed(2),
    priceCurrency: 'EUR',
    availability: availabilities[availabilityOf(stock)],
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': organisationId(site) },
    ...(site.shipping && {
      shippingDetails: shippingOf(shippingFor(site.shipping, finalPrice), site.deliveryDays),
    }),
    ...(site.returnDays !== null && {
      hasMerchantReturnPolicy: returnsOf(site.returnDays, site.baseUrl),
    }),
  }
}

/**
 * The price of an order of this one piece, and the working days until the parcel where they are configured. The
 * countries of delivery are the API's, so none is named.
 */
function shippingOf(price: number, days: SiteFacts['deliveryDays']): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: price.toFixed(2), currency: 'EUR' },
    ...(days && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: {
          '@type': 'QuantitativeValue',
          minValue: days.from,
          maxValue: days.to,
          unitCode: 'DAY',
        },
      },
    }),
  }
}

/** What the return policy says: the buyer sends the parcel back and pays for that. */
function returnsOf(days: number, baseUrl: string): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'GR',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: `${baseUrl}${publicPaths['return-policy']}`,
  }
}

function ratingOf({ reviews }: ProductFacts) {
  if (reviews.length === 0) return {}
  const average = reviews.reduce((sum, { rate }) => sum + rate, 0) / reviews.length
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      // Half stars, as stars with one decimal.
      ratingValue: Math.round(average * 5) / 10,
      reviewCount: reviews.length,
      ...ratingScale,
    },
    review: reviews.slice(0, mostReviews).map(reviewOf),
  } as const
}

const ratingScale = { bestRating: 5, worstRating: 0.5 }

function reviewOf({ author, rate, comment, writtenAt }: ProductFacts['reviews'][number]): Review {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author || pageWords('reviewer') },
    datePublished: writtenAt,
    reviewRating: { '@type': 'Rating', ratingValue: rate / 2, ...ratingScale },
    ...(comment && { reviewBody: comment }),
  }
}
