import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { marked } from 'marked'
import * as z from 'zod/mini'
import { addSectionAnchors, layOutText } from '../html/lay-out-text'
import { sanitiseHtml } from '../html/sanitise-html'

const pageWords = z.record(
  z.string(),
  z.object({
    title: z.string(),
    description: z.string(),
    lead: z.string(),
    updatedAt: z.optional(z.iso.date()),
    facts: z.array(z.object({ figure: z.string(), words: z.string() })),
    related: z.array(z.string()),
  }),
)

/**
 * The pages of plain text: names and leads from `pages.json`, bodies from the Markdown files
 * beside it. They are separate from the other texts, so that no script contains them.
 * @param folder the pages' folder of one locale, e.g. `locales/el/pages`
 */
export async function textPageNodes(folder: string) {
  const words = z.parse(pageWords, JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')))
  return Promise.all(
    Object.entries(words).map(async ([slug, { related, updatedAt = null, ...said }]) => {
      const body = await marked.parse(await readFile(join(folder, `${slug}.md`), 'utf8'))
      const text = addSectionAnchors(layOutText(sanitiseHtml(body)))
      return { slug, ...said, updatedAt, relatedSlugs: related, ...text }
    }),
  )
}
