import { parse } from 'node-html-parser'
import { products } from '../database/tables/products'
import { emulatorPerFile, emulatorPerTest } from '../testing/test-emulator'

describe('the price page', () => {
  const emulator = emulatorPerFile()

  it('has a form for each product, which leads to its test control', async () => {
    const answer = await emulator.app.request('/switches/prices')
    const forms = parse(await answer.text()).querySelectorAll('form')
    expect(forms.length).toBe(await emulator.store.db.$count(products))
    const [first] = forms
    const product = (await emulator.read('/api/v1/product/1')) as { price: number }
    expect(first?.getAttribute('action')).toBe('/switches/products/1')
    expect(first?.querySelector('input')?.getAttribute('value')).toBe(String(product.price))
    await emulator.send('/switches/products/1', { price: 12.34 })
    expect(await emulator.read('/api/v1/product/1')).toMatchObject({ price: 12.34 })
  })

  it.each(['/', '/switches/prices', '/outbox'])(
    'supports dark mode for the whole page, not only for links and fields: %s',
    async (path) => {
      const answer = await emulator.app.request(path)
      expect(await answer.text()).toContain(':root{color-scheme:light dark}')
    },
  )

  it('is listed on the index page', async () => {
    const index = await (await emulator.app.request('/')).text()
    expect(index).toContain('href="/switches/prices"')
  })
})

describe('a change of the content', () => {
  const changes: string[] = []
  const emulator = emulatorPerTest({ contentChanged: (what) => changes.push(what) })
  afterEach(() => changes.splice(0))

  it.each([
    ['/switches/products/1', { price: 5 }, 'product'],
    ['/switches/reviews/1', { status: 'TRUE' }, 'product/review'],
    ['/switches/comments/1', { isApproved: true }, 'blog/comment'],
    ['/switches/reset', {}, 'everything'],
  ])('by %s is reported once', async (path, body, what) => {
    expect((await emulator.send(path, body)).status).toBe(200)
    expect(changes).toEqual([what])
  })

  it('that is refused is not reported, and neither is a change of anything else', async () => {
    expect((await emulator.send('/switches/products/1', { price: -1 })).status).toBe(400)
    expect((await emulator.send('/switches/products/999999', { price: 1 })).status).toBe(404)
    expect((await emulator.send('/switches/reset', { seed: false })).status).toBe(200)
    expect((await emulator.send('/switches/limits', { enabled: true })).status).toBe(200)
    expect(changes).toEqual([])
  })
})
