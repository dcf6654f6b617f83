import type { CreatePagesArgs } from 'gatsby'
import { createBlog, listPages } from './create-pages'

describe('listPages', () => {
  it('has twelve items per page and the remainder on the last page', () => {
    expect(listPages('/blog', 25)).toEqual([
      { path: '/blog', context: { page: 1, pageCount: 3, skip: 0, limit: 12 } },
      { path: '/blog/page/2', context: { page: 2, pageCount: 3, skip: 12, limit: 12 } },
      { path: '/blog/page/3', context: { page: 3, pageCount: 3, skip: 24, limit: 12 } },
    ])
  })

  it.each([0, 1, 12])('has one page for %i', (count) => {
    expect(listPages('/blog', count).map(({ path }) => path)).toEqual(['/blog'])
  })
})

it("marks the first page of a topic's list, which alone has the lessons to save (R388)", async () => {
  const createPage = jest.fn()
  const topic = { categoryId: 1, path: '/blog/category/1/thema', lessonCount: 25 }
  const data = { allLesson: { nodes: [] }, allLessonTopic: { nodes: [topic] } }
  const createNodeId = (key: string) => key
  const args = { graphql: async () => ({ data }), actions: { createPage }, createNodeId }
  await createBlog(args as unknown as CreatePagesArgs)
  const contexts = createPage.mock.calls.map(([page]) => page.context)
  const ofTopic = contexts.filter(({ categoryId }) => categoryId === 1)
  expect(ofTopic.map(({ isFirst }) => isFirst)).toEqual([true, false, false])
  expect(ofTopic.map(({ listId }) => listId)).toEqual([
    'TopicListPage-/blog/category/1/thema',
    'TopicListPage-/blog/category/1/thema/page/2',
    'TopicListPage-/blog/category/1/thema/page/3',
  ])
})
