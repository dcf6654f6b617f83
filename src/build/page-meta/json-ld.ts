import type {
  Answer,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Organization,
  SearchAction,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { PublicConfig, ShopContact } from '../../../contract/config/public-config'
import { publicPaths } from '../../../contract/paths/site-paths'
import type { ShippingTerms } from '../../../contract/shop/shipping'
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

/** How other objects name the shop. */
export const organisationId = ({ baseUrl }: SiteFacts) => `${baseUrl}/#organization`

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
