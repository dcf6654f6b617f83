import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { publicPaths } from '../../../contract/paths/site-paths'
import { listPages } from './list-pages'

interface Blog {
  allLesson: { nodes: { postId: number; path: string; featured: boolean }[] }
  allLessonTopic: { nodes: { categoryId: number; path: string; lessonCount: number }[] }
}

/** A page for every lesson, the list of all, and a list for every topic, cut into pages. */
export async function createBlog({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { data } = await graphql<Blog>(/* GraphQL */ `
    query BlogPages {
      allLesson(sort: [{ publishedAt: DESC }, { postId: DESC }]) {
        nodes {
          postId
          path
          featured
        }
      }
      allLessonTopic {
        nodes {
          categoryId
          path
          lessonCount
        }
      }
    }
  `)
  const lessons = data?.allLesson.nodes ?? []
  for (const { postId, path } of lessons) {
    const component = resolve('src/templates/lesson-page.tsx')
    actions.createPage({ path, component, context: { postId } })
  }
  // The lesson that leads the list is left out of its rows, so that nobody meets it twice.
  const leadId = (lessons.find(({ featured }) => featured) ?? lessons[0])?.postId ?? 0
  for (const { path, context } of listPages(publicPaths.blog, lessons.length - 1)) {
    const component = resolve('src/templates/lesson-list.tsx')
    actions.createPage({ path, component, context: { ...context, leadId } })
  }
  for (const topic of data?.allLessonTopic.nodes ?? []) {
    for (const { path, context } of listPages(topic.path, topic.lessonCount)) {
      const component = resolve('src/templates/lesson-topic.tsx')
      const { path: topicPath, categoryId } = topic
      actions.createPage({ path, component, context: { ...context, topicPath, categoryId } })
    }
  }
}
