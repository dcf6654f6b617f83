import { readContent, readPayWays } from '#build/content/read-content'
import { lessonNodes, lessonTopicNodes } from '#build/nodes/lesson-nodes'
import { shopCategoryNodes, shopProductNodes } from '#build/nodes/shop-nodes'
import { textPageNodes } from '#build/nodes/text-page-nodes'
import { searchPages } from '#build/search/search-pages'
import { seededEmulator } from '#emulator/testing/seeded-emulator'

/** The pages of the demonstration, read and prepared as by its build. */
export async function seededPages() {
  const { app, store } = await seededEmulator()
  const upstream = {
    url: 'http://emulator.localhost',
    publicUrl: 'https://stagona.example',
    fetch: async (address: string | URL | Request, init?: RequestInit) =>
      app.request(address, init),
    timeoutMs: 60_000,
    readAt: 0,
    warn: (text: string) => {
      throw new Error(text)
    },
  }
  const content = await readContent(upstream)
  const payWays = await readPayWays(upstream)
  store.close()
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
