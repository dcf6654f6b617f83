import { sharedSubjects } from '#build/nodes/shared-subjects'
import { shopProductNodes } from '#build/nodes/shop-nodes'
import { seededContent } from './seeded-content'

it('a lesson goes with whatever is bought in the demonstration, or with others of its kind (R499)', async () => {
  const { content } = await seededContent()
  const { lessonsOf } = sharedSubjects(content)
  const products = shopProductNodes(content, String, (id) => lessonsOf(id).map(String))
  const hasLesson = (id: number) => lessonsOf(id).length > 0
  const without = products.filter(
    ({ productId, relatedIds }) => ![productId, ...relatedIds.map(Number)].some(hasLesson),
  )
  expect(products.length).toBeGreaterThanOrEqual(50)
  expect(without.map(({ path }) => path)).toEqual([])
})
