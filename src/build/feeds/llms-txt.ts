import { publicPaths } from '../../../contract/paths/site-paths'
import blog from '../../../locales/el/blog.json'
import catalogue from '../../../locales/el/catalogue.json'
import contact from '../../../locales/el/contact.json'
import { pageWords } from '../page-meta/page-words'
import type { FeedContent } from './feed-content'

/** Links of a section; its own page lists the rest. */
const mostLinks = 50

interface Entry {
  name: string
  path: string
  words: string
}

/** The site as Markdown for language models (llmstxt.org). */
export function llmsTxt(
  content: FeedContent,
  { appTitle, baseUrl }: { appTitle: string; baseUrl: string },
): string {
  const link = ({ name, path, words }: Entry) => {
    const label = oneLine(name).replace(/[\\[\]]/g, '\\$&')
    return `- [${label}](${baseUrl}${encodeURI(path)})${words && `: ${oneLine(words)}`}`
  }
  const section = (title: string, entries: readonly Entry[], all?: Omit<Entry, 'words'>) => {
    if (entries.length === 0) return []
    const listed = entries.slice(0, mostLinks).map(link)
    const more = all ? [link({ ...all, words: '' })] : []
    return [`## ${oneLine(title)}`, '', ...listed, ...more, '']
  }
  const lines = [
    `# ${oneLine(appTitle)}`,
    '',
    `> ${pageWords('llmsSummary')}`,
    '',
    ...content.allLessonTopic.nodes.flatMap(({ categoryId, name, path }) =>
      section(pageWords('llmsLessons', { name }), lessonsIn(content, categoryId), {
        name: pageWords('llmsAll', { name }),
        path,
      }),
    ),
    ...content.allShopCategory.nodes.flatMap(({ categoryId, name, path }) =>
      section(pageWords('llmsProducts', { name }), productsIn(content, categoryId), {
        name: pageWords('llmsAll', { name }),
        path,
      }),
    ),
    ...section(pageWords('llmsHelp'), [
      { name: blog.title, path: publicPaths.blog, words: pageWords('blog') },
      { name: catalogue.title, path: publicPaths.products, words: pageWords('products') },
      { name: contact.contact.title, path: publicPaths.contact, words: pageWords('contact') },
      ...content.allTextPage.nodes.map(({ slug, title, lead }) => {
        return { name: title, path: `/${slug}`, words: lead }
      }),
    ]),
  ]
  return lines.join('\n')
}

function lessonsIn({ allLesson }: FeedContent, topic: number): Entry[] {
  return allLesson.nodes
    .filter(({ categoryIds }) => categoryIds.includes(topic))
    .map(({ title, path, summary, minutes }) => {
      return {
        name: title,
        path,
        words: `${summary} (${pageWords('minutes', { count: minutes })})`,
      }
    })
}

function productsIn({ allShopProduct }: FeedContent, category: number): Entry[] {
  return allShopProduct.nodes
    .filter(({ categoryIds }) => categoryIds.includes(category))
    .map(({ name, path, summary }) => ({ name, path, words: summary }))
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
