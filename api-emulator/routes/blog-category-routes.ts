import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { blogCategoryAnswer } from '../answers/blog-category-answer'
import { postAnswer } from '../answers/post-answer'
import type { RouteDeps } from '../dependencies'
import { answerList } from '../listing/answer-list'
import { conditionsOf, isNumber } from '../listing/query-filters'
import { queryWords } from '../listing/query-words'
import { blogCategoryList, blogCategoryTree } from '../store/blog-category-queries'
import { blogCategories, blogPosts } from '../store/blog-tables'
import { postList, postMeasures } from '../store/post-queries'
import { findRow } from './find-row'

/** `/blog/category`: every topic at the top level of the list, its descendants nested again. */
export function blogCategoryRoutes({ store, clock }: RouteDeps) {
  const list = blogCategoryList(store)
  /** Posts of a topic come newest first, whatever order is asked for. */
  const posts = { ...postList(store, postMeasures(store)), orderings: {} }
  return new Hono()
    .get('/', async (c) => {
      const tree = await blogCategoryTree(store)
      const where = conditionsOf(queryWords(c.req.url), { id: isNumber(blogCategories.id) })
      return answerList(c, list, where, (rows) => rows.map((row) => blogCategoryAnswer(row, tree)))
    })
    .get('/:id{[0-9]+}', async (c) => {
      const row = await findRow(list, Number(c.req.param('id')))
      return c.json(blogCategoryAnswer(row, await blogCategoryTree(store)))
    })
    .get('/:id{[0-9]+}/posts', async (c) => {
      const now = clock.now()
      const { id } = await findRow(list, Number(c.req.param('id')))
      return answerList(c, posts, eq(blogPosts.category, id), (rows) =>
        rows.map((row) => postAnswer(row, now)),
      )
    })
}
