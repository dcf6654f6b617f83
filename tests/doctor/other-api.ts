import { Hono } from 'hono'
import { apiPage } from '../support/api-page'

const product = { id: 7, translations: { el: { name: 'Κάρτες', description: '' } }, slug: 'kartes' }

/**
 * An API that the shop is not for: it redirects to https without `X-Forwarded-Proto: https`, its
 * products lack fields, and its domain is another one's.
 */
export function otherApi(): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    if (c.req.header('x-forwarded-proto') === 'https') return next()
    return c.redirect(`https://api.example.gr${c.req.path}`, 301)
  })
  const rest = app.basePath('/api/v1')
  rest.get('/product', (c) => c.json(apiPage([product])))
  rest.get('/product/7', (c) => c.json(product))
  rest.get('/blog/author', (c) => c.json([]))
  rest.get('/country', (c) => c.text('<!doctype html><title>502</title>', 502))
  rest.get('/region', (c) => c.json({ detail: 'slow down' }, 429))
  rest.get('/blog/tag', (c) => c.html('<!doctype html><title>Shop</title>'))
  rest.get('/health', (c) => c.json({ database: true }))
  rest.get('/tenant/resolve', (c) =>
    c.json({ storeName: 'Μικρό', primaryDomain: 'mikro.example', blogEnabled: false }),
  )
  app.notFound((c) => c.json({ detail: 'Not found.' }, 404))
  return app
}
