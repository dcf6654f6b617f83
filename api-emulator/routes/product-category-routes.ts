import { Hono } from 'hono'
import { productCategoryAnswer } from '../answers/product-category-answer'
import type { RouteDeps } from '../dependencies'
import { answerList } from '../listing/answer-list'
import { productCategoryList, productCategoryTree } from '../store/product-category-queries'
import { findRow } from './find-row'

/** `/product/category`: every node at the top level of the list, its descendants nested again. */
export function productCategoryRoutes({ store }: RouteDeps) {
  const list = productCategoryList(store)
  return new Hono()
    .get('/', async (c) => {
      const tree = await productCategoryTree(store)
      return answerList(c, list, undefined, (rows) =>
        rows.map((row) => productCategoryAnswer(row, tree)),
      )
    })
    .get('/:id{[0-9]+}', async (c) => {
      const row = await findRow(list, Number(c.req.param('id')))
      return c.json(productCategoryAnswer(row, await productCategoryTree(store)))
    })
}
