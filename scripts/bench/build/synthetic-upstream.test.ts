import * as z from 'zod/mini'
import { blogComment } from '#contract/blog/blog-comment'
import { blogAuthor, blogCategory, blogPost, blogTag } from '#contract/blog/blog-post'
import { payWay } from '#contract/shop/pay-way'
import { product } from '#contract/shop/product'
import { productCategory, productImage } from '#contract/shop/product-category'
import { productReview } from '#contract/shop/product-review'
import { pageOf } from '#contract/wire/page'
import { syntheticLists } from './synthetic-content'
import { listPage, startSyntheticUpstream } from './synthetic-upstream'

const schemas: Record<keyof ReturnType<typeof syntheticLists>, z.ZodMiniType> = {
  '/product': product,
  '/product/category': productCategory,
  '/product/image': productImage,
  '/product/review': productReview,
  '/blog/post': blogPost,
  '/blog/category': blogCategory,
  '/blog/comment': blogComment,
  '/blog/tag': blogTag,
  '/blog/author': blogAuthor,
  '/pay_way': payWay,
}

describe('synthetic content', () => {
  const lists = syntheticLists(230)

  it.each(Object.entries(schemas))('%s fits the API contract', (endpoint, schema) => {
    const rows: readonly { id: number }[] = lists[endpoint as keyof typeof lists]
    expect(z.safeParse(z.array(schema), rows).error?.issues).toBeUndefined()
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  it('is the same every time, and differs from product to product', () => {
    expect(syntheticLists(230)).toEqual(lists)
    const messages = lists['/product'].map(({ translations }) => translations.el.description)
    expect(new Set(messages).size).toBe(230)
  })

  it('has each product in a category below another', () => {
    const categories = new Map(lists['/product/category'].map((row) => [row.id, row]))
    for (const { category } of lists['/product']) {
      expect(categories.get(categories.get(category)?.parent ?? 0)?.parent).toBeNull()
    }
  })

  it('is split into pages of the API contract', () => {
    const answer = z.parse(pageOf(product), listPage(lists['/product'], 3, 100))
    expect(answer).toMatchObject({ count: 230, totalPages: 3, pageTotalResults: 30 })
  })
})

describe('synthetic upstream', () => {
  it('answers its lists and shows a change', async () => {
    const upstream = await startSyntheticUpstream(3)
    try {
      upstream.renameProduct('Another name')
      const answer = await fetch(`${upstream.url}/api/v1/product?pageSize=100&page=1`)
      const { results } = z.parse(pageOf(product), await answer.json())
      expect(results.map(({ translations }) => translations.el?.name)[0]).toBe('Another name')
      expect((await fetch(`${upstream.url}/api/v1/cart`)).status).toBe(404)
    } finally {
      upstream.close()
    }
  })
})
