import { shopListPageNodes } from './shop-list-nodes'

const products = Array.from({ length: 14 }, (_, at) => ({
  productId: at + 1,
  // Two were added at the same moment.
  addedAt: new Date(Date.UTC(2026, 0, Math.max(2, at + 1))).toISOString(),
  categoryIds: at < 2 ? [1, 2] : [1],
  variantGroup: null as number | null,
  finalPrice: 10,
  stock: 5,
  brand: '',
  attributes: [],
}))
const categories = [
  { categoryId: 1, path: '/products/category/1/a' },
  { categoryId: 2, path: '/products/category/2/b' },
  { categoryId: 3, path: '/products/category/3/c' },
]

it('creates a node for each list page, with links to its products, newest first', () => {
  const nodes = shopListPageNodes(products, categories, (id) => `node-${id}`)
  const shown = nodes.map(({ path, productCount, productIds }) => [path, productCount, productIds])
  const [first, second] = [
    [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3],
    [2, 1],
  ].map((ids) => ids.map((id) => `node-${id}`))
  expect(shown).toEqual([
    ['/products', 14, first],
    ['/products/page/2', 14, second],
    ['/products/category/1/a', 14, first],
    ['/products/category/1/a/page/2', 14, second],
    ['/products/category/2/b', 2, second],
    ['/products/category/3/c', 0, []],
  ])
})

it('shows one product of each group of variants, of those that the list has', () => {
  const [one, two, three] = products
  if (!one || !two || !three) throw new Error('no products')
  const group = [
    { ...one, variantGroup: 5, finalPrice: 8 },
    { ...two, variantGroup: 5, finalPrice: 12, categoryIds: [1, 2] },
    { ...three, variantGroup: 5, finalPrice: 9, categoryIds: [1] },
  ]
  const inSecond = group.map((row, at) => (at === 0 ? { ...row, categoryIds: [1] } : row))
  const nodes = shopListPageNodes(inSecond, categories, (id) => `node-${id}`)
  expect(
    nodes.map(({ productCount, productIds, variants }) => [productCount, productIds, variants]),
  ).toEqual([
    [1, ['node-1'], [{ productId: 1, versions: '3 εκδόσεις', from: 'από ' }]],
    [1, ['node-1'], [{ productId: 1, versions: '3 εκδόσεις', from: 'από ' }]],
    [1, ['node-2'], []],
    [0, [], []],
  ])
})
