import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { marked } from 'marked'
import * as z from 'zod/mini'
import { addSectionAnchors, layOutText } from '../html/lay-out-text'
import { sanitiseHtml } from '../html/sanitise-html'
import { type HelpAnswer, type HelpFacts, helpTopics } from './help-answers'

const pageWords = z.record(
  z.string(),
  z.object({
    title: z.string(),
    description: z.string(),
    lead: z.string(),
    updatedAt: z.optional(z.iso.date()),
    facts: z.array(z.object({ figure: z.string(), words: z.string() })),
    related: z.array(z.string()),
    /** Days in which a purchase can be returned, as the page says. */
    returnDays: z.optional(z.int()),
  }),
)

/** The page of questions and answers, whose text is that of the help page in the account. */
const helpSlug = 'help'

/**
 * The pages of plain text: names and leads from `pages.json`, bodies from the Markdown files
 * beside it. They are separate from the other texts, so that no script contains them.
 * @param folder the pages' folder of one locale, e.g. `locales/el/pages`
 * @param facts what the help says of this shop
 */
export async function textPageNodes(folder: string, facts: HelpFacts) {
  const words = z.parse(pageWords, JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')))
  const topics = helpTopics(facts)
  const helpAnswers = topics.flatMap(({ answers }) => answers)
  return Promise.all(
    Object.entries(words).map(async ([slug, { related, ...page }]) => {
      const { updatedAt = null, returnDays = null, ...said } = page
      const isHelp = slug === helpSlug
      const body = isHelp ? markdownOf(topics) : await readFile(join(folder, `${slug}.md`), 'utf8')
      const text = addSectionAnchors(layOutText(sanitiseHtml(await marked.parse(body))))
      const questions = isHelp ? helpAnswers : []
      if (isHelp) text.html = addQuestionAnchors(text.html, questions)
      return { slug, ...said, updatedAt, returnDays, questions, relatedSlugs: related, ...text }
    }),
  )
}

function addQuestionAnchors(html: string, questions: readonly HelpAnswer[]): string {
  const anchors = questions.map(({ anchor }) => anchor)
  return html.replaceAll('<h3>', () => `<h3 id="${anchors.shift()}">`)
}

/** The help as Markdown: a section for each topic, in it a heading for each question. */
function markdownOf(topics: ReturnType<typeof helpTopics>): string {
  const sections = topics.map(({ title, answers }) => [
    `## ${title}`,
    ...answers.map(({ question, answer }) => `### ${question}\n\n${answer}`),
  ])
  return sections.flat().join('\n\n')
}
