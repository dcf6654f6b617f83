import { parse } from 'node-html-parser'
import * as z from 'zod'
import { publicPaths } from '#contract/paths/site-paths'
import {
  indexablePages,
  metaOf,
  type Page,
  pageAt,
  pages,
  files as publishedFiles,
} from './published-site'

const address = z.url({ protocol: /^https?$/ })
const words = z.string().trim().min(1)
const organization = z.object({
  '@type': z.literal('Organization'),
  name: words,
  url: address,
  logo: address,
})
const person = z.object({ '@type': z.literal('Person'), name: words })

/** Fields that search engines require, by type; a type without an entry is refused. */
const requiredFields = {
  Organization: organization,
  WebSite: z.object({
    name: words,
    url: address,
    potentialAction: z.object({
      '@type': z.literal('SearchAction'),
      target: z.object({ urlTemplate: z.string().includes('{search_term_string}') }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(
        z.object({
          '@type': z.literal('ListItem'),
          position: z.int().positive(),
          name: words,
          item: address,
        }),
      )
      .min(2),
  }),
  BlogPosting: z.object({
    headline: words,
    description: words,
    image: address.optional(),
    datePublished: z.iso.datetime({ offset: true }),
    inLanguage: z.literal('el'),
    timeRequired: z.iso.duration(),
    learningResourceType: words,
    educationalUse: words,
    teaches: words,
    author: z.union([person, organization]),
    publisher: organization,
  }),
  Product: z.object({
    name: words,
    description: words,
    sku: words,
    image: z.array(address).min(1).optional(),
    aggregateRating: z
      .object({ ratingValue: z.number().min(0.5).max(5), reviewCount: z.int().positive() })
      .optional(),
    review: z
      .array(
        z.object({
          author: person,
          datePublished: z.iso.datetime({ offset: true }),
          reviewRating: z.object({ ratingValue: z.number().min(0.5).max(5) }),
        }),
      )
      .optional(),
    offers: z.object({
      '@type': z.literal('Offer'),
      price: z.string().regex(/^\d+\.\d\d$/),
      priceCurrency: z.literal('EUR'),
      availability: z.enum(
        ['InStock', 'LimitedAvailability', 'OutOfStock'].map(
          (name) => `https://schema.org/${name}`,
        ),
      ),
      itemCondition: address,
      url: address,
      hasMerchantReturnPolicy: z.object({ merchantReturnDays: z.int().positive() }),
    }),
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: words,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: words }),
        }),
      )
      .min(4),
  }),
} satisfies Record<string, z.ZodType>
type Kind = keyof typeof requiredFields

const context = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.enum(Object.keys(requiredFields) as [Kind, ...Kind[]]),
})

const blocksOf = ({ root }: Page) =>
  root
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ rawText }) => ({ rawText, data: JSON.parse(rawText) as Record<string, unknown> }))

const breadcrumbs = 'nav[aria-label="Βρίσκεστε εδώ"]'

const kindsOf = (page: Page) => blocksOf(page).map(({ data }) => data['@type'])

describe('structured data (R395)', () => {
  it('parse, are safe within HTML, and have the fields that their type requires', () => {
    for (const page of pages) {
      for (const { rawText, data } of blocksOf(page)) {
        expect(rawText).not.toContain('<')
        const { '@type': kind } = context.parse(data)
        const { error } = requiredFields[kind].safeParse(data)
        expect({ path: page.path, kind, error: error?.message }).toEqual({
          path: page.path,
          kind,
          error: undefined,
        })
      }
    }
  })

  it.each([
    ['home', publicPaths.index, ['WebSite', 'Organization']],
    ['contact', publicPaths.contact, ['BreadcrumbList', 'Organization']],
    ['help', publicPaths.help, ['BreadcrumbList', 'FAQPage']],
  ])('of the page %s are of its kinds', (_name, path, kinds) => {
    expect(kindsOf(pageAt(path))).toEqual(kinds)
  })

  it('have the trail of every page with breadcrumbs, with the same names', () => {
    const trails = pages.filter(({ root }) =>
      root.querySelector(`${breadcrumbs} [aria-current=page]`),
    )
    expect(trails.length).toBeGreaterThan(100)
    for (const page of trails.filter((one) => indexablePages.includes(one))) {
      const { data } =
        blocksOf(page).find((block) => block.data['@type'] === 'BreadcrumbList') ?? {}
      const { itemListElement } = requiredFields.BreadcrumbList.parse(data)
      const shown = page.root
        .querySelectorAll(`${breadcrumbs} a`)
        .map(({ text }) => parse(text).text)
      const named = itemListElement.map(({ name }) => name)
      expect({ path: page.path, trail: named.slice(0, -1) }).toEqual({
        path: page.path,
        trail: shown,
      })
    }
  })

  it.each([
    ['lesson', /^\/blog\/post\//, 'BlogPosting'],
    ['product', /^\/products\/\d+\//, 'Product'],
  ])('describe every %s', (_name, address, kind) => {
    const own = pages.filter(({ path }) => address.test(path))
    expect(own.length).toBeGreaterThan(20)
    expect(own.filter((page) => !kindsOf(page).includes(kind)).map(({ path }) => path)).toEqual([])
  })
})

describe('previews on other sites (R404)', () => {
  it('show a composed picture that is published under a lasting name', () => {
    for (const page of indexablePages) {
      const picture = new URL(metaOf(page, 'og:image') ?? '').pathname
      expect({ path: page.path, file: publishedFiles[picture] }).toMatchObject({
        file: { type: 'image/jpeg', immutable: true },
      })
    }
  })
})
