import type {
  Answer,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  Organization,
  Product,
  Review,
  SearchAction,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { PublicConfig, ShopContact } from '../../../contract/config/public-config'
import { publicPaths } from '../../../contract/paths/site-paths'
import { type Availability, availabilityOf } from '../../../contract/shop/product-offer'
import { type ShippingTerms, shippingFor } from '../../../contract/shop/shipping'
import type { Crumb } from '../nodes/tree'
import { pageWords } from './page-words'
import { feedPicture } from './pictures'

/** Public configuration, contact data and policy that structured data state. */
export interface SiteFacts
  extends Pick<PublicConfig, 'appTitle' | 'authorName' | 'appLogo' | 'baseUrl' | 'deliveryDays'> {
  contact: ShopContact
  /** Null where its price is not known. */
  shipping: ShippingTerms | null
  /** Days in which a purchase can be returned; null where the return policy names none. */
  returnDays: number | null
}

/** Reviews that are listed; all of them count in the rating. */
const mostReviews = 10

/** A schema.org object as the text of a script element, safe against an early end of it. */
export function writeJsonLd<Kind extends Thing>(data: WithContext<Kind>): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escaped)
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** The trail of a page, home first and the page itself last. */
export function breadcrumbJsonLd(
  trail: readonly Crumb[],
  baseUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${baseUrl}${path}`,
    })),
  }
}

/** The site with its search, for the home page. */
export function websiteJsonLd(site: SiteFacts): WithContext<WebSite> {
  // `query-input` is Google's own addition to schema.org.
  const search: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.baseUrl}${publicPaths.search}?query={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${site.baseUrl}/#website`,
    name: site.appTitle,
    url: `${site.baseUrl}/`,
    inLanguage: 'el',
    publisher: { '@id': organisationId(site) },
    potentialAction: search,
  }
}

const organisationId = ({ baseUrl }: SiteFacts) => `${baseUrl}/#organization`

/** The shop with its configured contact data. */
export function organisationJsonLd(site: SiteFacts): WithContext<Organization> {
  const { email, phone, address, taxNumber } = site.contact
  return {
    '@context': 'https://schema.org',
    ...publisherOf(site),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address && { address }),
    ...(taxNumber && { taxID: taxNumber }),
  }
}

function publisherOf(site: SiteFacts) {
  return {
    '@type': 'Organization',
    '@id': organisationId(site),
    name: site.authorName,
    url: `${site.baseUrl}/`,
    logo: `${site.baseUrl}${site.appLogo}`,
  } as const
}

/** A lesson as structured data state it. */
export interface LessonFacts {
  title: string
  path: string
  picturePath: string
  publishedAt: string
  minutes: number
  tags: readonly string[]
  author: { name: string } | null
  topicName: string
}

/**
 * A lesson as a post with the terms of learning resources. The API's `updatedAt` changes when
 * somebody reads a lesson, so it is no date of a modification.
 */
export function lessonJsonLd(
  lesson: LessonFacts,
  description: string,
  site: SiteFacts,
): WithContext<BlogPosting> {
  const { title, path, publishedAt, minutes, tags, author, topicName } = lesson
  const picture = feedPicture(lesson.picturePath, site.baseUrl)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: `${site.baseUrl}${path}`,
    mainEntityOfPage: `${site.baseUrl}${path}`,
    inLanguage: 'el',
    datePublished: publishedAt,
    timeRequired: `PT${minutes}M`,
    learningResourceType: pageWords('learningType'),
    educationalUse: pageWords('learningUse'),
    teaches: title,
    isAccessibleForFree: true,
    ...(topicName && { about: { '@type': 'Thing', name: topicName }, articleSection: topicName }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    ...(picture && { image: picture }),
    author: author?.name ? { '@type': 'Person', name: author.name } : publisherOf(site),
    publisher: publisherOf(site),
  }
}

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
> & {
  reviews: readonly Omit<Queries.ShopReview, 'reviewId'>[]
}

/** A product with its offer, rating and reviews, as built. */
export function productJsonLd(
  product: ProductFacts,
  description: string,
  site: SiteFacts,
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
    ...ratingOf(product),
    offers: offerOf(product, site),
  }
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

export function faqJsonLd(
  questions: readonly { question: string; answer: string }[],
): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'el',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer } satisfies Answer,
    })),
  }
}
