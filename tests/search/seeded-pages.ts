import { lessonNodes, lessonTopicNodes } from '#build/nodes/lesson-nodes'
import { shopCategoryNodes, shopProductNodes } from '#build/nodes/shop-nodes'
import { textPageNodes } from '#build/nodes/text-page-nodes'
import { searchPages } from '#build/search/search-pages'
import { seededContent } from '../build/seeded-content'

/** The pages of the demonstration, prepared as by its build. */
export async function seededPages() {
  const { content, payWays } = await seededContent()
  const idOf = (id: number) => `${id}`
  return searchPages({
    lessons: lessonNodes(content, idOf, () => []),
    topics: lessonTopicNodes(content),
    products: shopProductNodes(content, idOf, () => []),
    categories: shopCategoryNodes(content),
    textPages: await textPageNodes('locales/el/pages', {
      ...{ payWays, shipping: { price: 3.5, freeFrom: 40 }, deliveryDays: undefined },
    }),
  })
}
