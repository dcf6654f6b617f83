import { readVariantAxes } from './read-variants'

const axes = [{ id: 2, name: 'Μέγεθος', values: [{ id: 21, value: 'Μικρό' }] }]
const row = (id: number, variantGroup: number | null) => ({ id, variantGroup })

function upstream(answer: (path: string) => Response) {
  const asked: string[] = []
  const warnings: string[] = []
  const fetch = async (url: string | URL | Request) => {
    const { pathname } = new URL(String(url))
    asked.push(pathname)
    return answer(pathname)
  }
  const settings = { url: 'http://api.test', publicUrl: 'https://shop.test', timeoutMs: 1000 }
  const warn = (text: string) => void warnings.push(text)
  return { upstream: { ...settings, fetch, readAt: 7, warn }, asked, warnings }
}

const fine = () => Response.json({ axes, variants: [] })

it('asks once for each group with several products, and for no other product', async () => {
  const { upstream: api, asked, warnings } = upstream(fine)
  const read = await readVariantAxes(api, [
    row(1, 5),
    row(2, null),
    row(3, 5),
    row(4, 6),
    row(5, 7),
    row(6, 7),
  ])
  expect(asked).toEqual(['/api/v1/product/1/variants', '/api/v1/product/5/variants'])
  expect([...read.keys()]).toEqual([5, 7])
  expect(read.get(5)?.[0]?.values).toEqual([{ id: 21 }])
  expect(warnings).toEqual([])
})

it.each([
  ['is not there', () => new Response('', { status: 404 })],
  ['is broken', () => new Response('', { status: 500 })],
  ['answers something else', () => Response.json({ results: [] })],
])('stops asking where the call %s, and says so', async (_, answer) => {
  const { upstream: api, asked, warnings } = upstream(answer)
  const groups = Array.from({ length: 10 }, (__, at) => [
    row(at * 2 + 1, at + 1),
    row(at * 2 + 2, at + 1),
  ])
  expect((await readVariantAxes(api, groups.flat())).size).toBe(0)
  expect(asked).toHaveLength(4)
  expect(warnings).toEqual([expect.stringContaining('The variants are shown by the attributes')])
})
