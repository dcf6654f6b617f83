import { pictureUrl } from '#components/picture-address'
import { type Availability, availabilityOf } from '#contract/shop/product-offer'
import { type ShownProduct, summariseReviews } from './shown-product'

const availabilities: Record<Availability, string> = {
  inStock: 'https://schema.org/InStock',
  fewLeft: 'https://schema.org/LimitedAvailability',
  soldOut: 'https://schema.org/OutOfStock',
}

interface ProductJsonLdOptions {
  description: string
  /** Origin of the site, without a trailing slash. */
  baseUrl: string
}

/** schema.org Product of a page, as built. */
export function productJsonLd(
  product: ShownProduct,
  { description, baseUrl }: ProductJsonLdOptions,
): object {
  const { name, productId, picturePath, morePicturePaths, trail } = product
  const pictures = [picturePath, ...morePicturePaths].flatMap((source) => {
    const url = source && pictureUrl(source, 'social')
    return url ? [`${baseUrl}${url}`] : []
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku: String(productId),
    ...(pictures.length > 0 && { image: pictures }),
    ...(trail.length > 0 && { category: trail.map((crumb) => crumb.name).join(' > ') }),
    ...ratingJsonLd(product),
    offers: offerJsonLd(product, baseUrl),
  }
}

function offerJsonLd({ finalPrice, stock, path }: ShownProduct, baseUrl: string): object {
  return {
    '@type': 'Offer',
    url: `${baseUrl}${path}`,
    price: finalPrice.toFixed(2),
    priceCurrency: 'EUR',
    availability: availabilities[availabilityOf(stock)],
    itemCondition: 'https://schema.org/NewCondition',
  }
}

function ratingJsonLd({ reviews }: ShownProduct): object {
  const { count, average } = summariseReviews(reviews)
  if (count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(average * 5) / 10,
      reviewCount: count,
      bestRating: 5,
      worstRating: 0.5,
    },
  }
}
