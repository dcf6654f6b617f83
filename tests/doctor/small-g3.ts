import { Hono } from 'hono'

const pageOf = (...results: object[]) => ({
  links: { next: null, previous: null },
  count: results.length,
  totalPages: 1,
  pageSize: 100,
  pageTotalResults: results.length,
  page: 1,
  results,
})

const product = {
  id: 7,
  translations: { el: { name: 'Κάρτες', description: '' } },
  slug: 'kartes',
  active: true,
  reviewAverage: 8,
}
const comment = { id: 3, approved: true, user: { id: 1, email: 'x' }, translations: {} }

/**
 * An API with the characteristics of the third generation: it redirects to https without
 * `X-Forwarded-Proto: https`, products lack fields, and fields of comments and payment methods have
 * other names.
 */
export function smallG3(): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    if (c.req.header('x-forwarded-proto') === 'https') return next()
    return c.redirect(`https://api.example.gr${c.req.path}`, 301)
  })
  const rest = app.basePath('/api/v1')
  rest.get('/product', (c) => c.json(pageOf(product)))
  rest.get('/product/7', (c) => c.json(product))
  rest.get('/blog/comment', (c) => c.json(pageOf(comment)))
  rest.get('/pay_way', (c) => c.json(pageOf({ id: 1, freeThreshold: 40 })))
  rest.get('/country', (c) => c.text('<!doctype html><title>502</title>', 502))
  rest.get('/region', (c) => c.json({ detail: 'slow down' }, 429))
  rest.get('/blog/tag', (c) => c.json({ ...pageOf(), count: 5 }))
  rest.get('/health', (c) => c.html('<!doctype html><title>Shop</title>'))
  app.notFound((c) => c.json({ detail: 'Not found.' }, 404))
  return app
}
