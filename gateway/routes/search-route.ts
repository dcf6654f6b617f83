import type { Context } from 'hono'
import * as z from 'zod/mini'
import { blogPostHits, productHits, type SearchAnswer } from '../../contract/search/search-answer'
import type { GatewayEnv } from '../gateway-parts'
import { askUpstream, type RouteTools, restBase } from '../upstream/rest-call'
import { parse } from './answer-readers'
import { languageText, pageRules, type QueryRules } from './query-rules'
import { checkedQuery } from './row-runner'

const searchRules: QueryRules = {
  query: z.pipe(
    z.string(),
    z.transform((text) =>
      text
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, longestQuery),
    ),
  ),
  language: languageText,
  limit: pageRules.limit,
  offset: pageRules.offset,
}

const hitsPerPage = 10

/** What is longer was pasted by mistake: its beginning is looked for. */
const longestQuery = 200

/** `GET /api/search`: products and posts; nothing typed means nothing found, without a call. */
export async function searchRoute(tools: RouteTools, c: Context<GatewayEnv>): Promise<Response> {
  const query = checkedQuery(searchRules, c)
  if (!query.get('query')) {
    return tools.answers.json({ products: null, blogPosts: null } satisfies SearchAnswer)
  }
  if (!query.has('limit')) query.set('limit', String(hitsPerPage))
  if (!query.has('offset')) query.set('offset', '0')
  const find = (index: string) =>
    askUpstream(tools, c, {
      method: 'GET',
      path: `${restBase}/search/${index}?${query}`,
      session: null,
    })
  const [products, blogPosts] = await Promise.all([find('product'), find('blog/post')])
  const answer: SearchAnswer = {
    products: parse(productHits, products),
    blogPosts: parse(blogPostHits, blogPosts),
  }
  return tools.answers.json(answer)
}
