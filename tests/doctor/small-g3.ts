import { Hono } from 'hono'
import { apiPage } from '../support/api-product'

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
  rest.get('/product', (c) => c.json(apiPage([product])))
  rest.get('/product/7', (c) => c.json(product))
  rest.get('/blog/comment', (c) => c.json(apiPage([comment])))
  rest.get('/pay_way', (c) => c.json(apiPage([{ id: 1, freeThreshold: 40 }])))
  rest.get('/country', (c) => c.text('<!doctype html><title>502</title>', 502))
  rest.get('/region', (c) => c.json({ detail: 'slow down' }, 429))
  rest.get('/blog/tag', (c) => c.json({ ...apiPage([]), count: 5 }))
  rest.get('/health', (c) => c.html('<!doctype html><title>Shop</title>'))
  app.notFound((c) => c.json({ detail: 'Not found.' }, 404))
  return app
}
