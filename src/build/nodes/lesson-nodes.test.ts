import { startScriptedUpstream } from '#tests/support/upstream/scripted-upstream'
import { type Content, readContent } from '../content/read-content'
import { lessonNodes, lessonTopicNodes, topicListPageNodes } from './lesson-nodes'

let content: Content

beforeAll(async () => {
  const { url, close } = await startScriptedUpstream()
  content = await readContent({
    ...{ url, publicUrl: 'https://stala.example', fetch, timeoutMs: 5000, readAt: 0 },
    warn: () => {},
  })
  await close()
})

it('has each lesson with its place in the series of its topic, and with the next one', () => {
  const lessons = lessonNodes(content, String, () => [])
  const topics = lessonTopicNodes(content)
  expect(lessons.length).toBeGreaterThan(1)
  for (const { postId, series, nextId } of lessons) {
    const topic = topics.find(({ path }) => path === series.path)
    const ids = topic?.series ?? []
    expect(series).toMatchObject({ name: topic?.name, count: ids.length })
    expect(ids[series.position - 1]).toBe(postId)
    if (series.position < series.count) expect(nextId).toBe(String(ids[series.position]))
  }
})

it('has lessons without a topic as a series of their own', () => {
  const loose = content.blogPosts.map((post) => ({ ...post, category: null }))
  const [lesson] = lessonNodes({ ...content, blogPosts: loose }, String, () => [])
  expect(lesson?.series).toMatchObject({ name: 'Μαθήματα', path: '/blog', count: loose.length })
})

it('divides the series of a topic into the pages of its list', () => {
  const series = Array.from({ length: 14 }, (_, at) => 30 - at)
  const pages = topicListPageNodes([{ path: '/blog/category/1/a', series }], (id) => `node-${id}`)
  const nodes = series.map((id) => `node-${id}`)
  expect(pages).toEqual([
    { path: '/blog/category/1/a', lessonIds: nodes.slice(0, 12) },
    { path: '/blog/category/1/a/page/2', lessonIds: nodes.slice(12) },
  ])
})
