import { blogTag } from '../blog/blog-post'
import { runtimeConfig } from '../config/runtime-config'
import { contactMessage, contactReceipt } from '../contact/contact-message'
import { errorAnswer, fieldErrors } from '../errors/error-answer'
import { health } from '../health/health'
import { locale } from '../locale/locale'
import { searchAnswer } from '../search/search-answer'
import { pageOf } from '../wire/page'
import { exampleBlogTag } from './blog-examples'
import { absent, type ExampleCase } from './example-case'
import * as site from './site-examples'

/** What belongs to no entity. */
export const siteCases: readonly ExampleCase[] = [
  {
    name: 'runtime configuration',
    schema: runtimeConfig,
    wire: site.exampleRuntimeConfig,
    refuses: [
      ['shippingPrice', absent],
      ['shippingPrice', -1],
      ['shippingPrice', '3.5'],
      ['shopAudience', 'nobody'],
      ['reviewEditing', 'never'],
      ['phoneRemoval', 'never'],
      ['orderMail', true],
    ],
  },
  {
    name: 'health',
    schema: health,
    wire: site.exampleHealth,
    refuses: [
      ['database', 'up'],
      ['celery', absent],
    ],
  },
  {
    name: 'error',
    schema: errorAnswer,
    wire: site.exampleError,
    refuses: [
      ['statusCode', '400'],
      ['id', absent],
      ['message', absent],
    ],
  },
  {
    name: 'errors of fields',
    schema: fieldErrors,
    wire: site.exampleError.data,
    anyKey: true,
    refuses: [
      ['phone', 'wrong'],
      ['phone.0', { message: 'wrong' }],
    ],
  },
  {
    name: 'contact message',
    schema: contactMessage,
    wire: site.exampleContactMessage,
    refuses: [
      ['name', 'Ν'],
      ['email', 'nefeli@'],
      ['message', 'σύντομο'],
      ['message', absent],
    ],
  },
  {
    name: 'contact receipt',
    schema: contactReceipt,
    wire: site.exampleContactReceipt,
    refuses: [['id', absent]],
  },
  {
    name: 'search',
    schema: searchAnswer,
    wire: site.exampleSearch,
    refuses: [
      ['products', absent],
      ['products.results', null],
      ['products.results.0.master', absent],
      ['products.results.0.matchesPosition.name', 14],
      ['blogPosts.offset', -1],
      ['products.results.0.product.finalPrice', absent],
    ],
  },
  {
    name: 'locale',
    schema: locale,
    wire: site.exampleLocale,
    refuses: [
      ['name', ''],
      ['code', 'Greek'],
      ['code', 'el_GR'],
      ['dir', 'down'],
      ['messages', absent],
      ['messages.close', 1],
      ['messages.search', ['Αναζήτηση']],
    ],
  },
  {
    name: 'page of a list',
    schema: pageOf(blogTag),
    wire: {
      links: { next: 'http://api.example/blog/tag?page=2', previous: null },
      count: 13,
      totalPages: 2,
      pageSize: 12,
      pageTotalResults: 1,
      page: 1,
      results: [exampleBlogTag],
    },
    refuses: [
      ['links', absent],
      ['count', absent],
      ['results', absent],
      ['results.0.id', 'x'],
      ['page', -1],
    ],
  },
]
