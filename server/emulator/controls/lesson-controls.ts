import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { entityPath } from '#contract/paths/site-paths'
import { type PostRow, postList } from '../blog/post-queries'
import { blogPosts } from '../database/tables/blog'
import { detailError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import { findRow } from '../lib/list-source'
import { fold } from '../search/greek-folding'
import * as bodies from './control-bodies'
import { editPage } from './edit-page'
import { lessonMessages } from './messages'

/** What the API's admin clears of the shop. */
const patterns = ['*']

/**
 * `/switches/lessons`: a page for changing titles of lessons, and its requests. The API tells nobody
 * of a change: the site is built by "clear caches" of the admin, or once somebody asks.
 */
export function lessonControls(deps: RouteDeps) {
  const { store, clock, cached, siteUrl } = deps
  const list = postList(store)
  return new Hono()
    .get('/lessons', async (c) => {
      const rows = await list.rows({ where: undefined, order: [desc(blogPosts.publishedAt)] })
      const { title, lead, lesson, titleOf, saved, refused, clear, cleared } = lessonMessages
      return c.html(
        editPage({
          ...{ title, lead, columns: [lesson, titleOf], messages: { saved, refused, cleared } },
          before: html`<form action="/switches/clear-caches" data-done="cleared"><button>${clear}</button> <output></output></form>`,
          rows: rows.map((row) => lessonRow(row, siteUrl)),
        }),
      )
    })
    .post('/lessons/:id{[0-9]+}', async (c) => {
      const { title, subtitle, body, ...changes } = await bodies.readControl(c, bodies.lessonBody)
      const { id, translations, folded } = await findRow(list, pathId(c))
      const texts = Object.entries({ title, subtitle, body }).flatMap(([name, text]) =>
        text === undefined ? [] : [[name, text] as const],
      )
      const el: Record<string, string> = { ...translations.el, ...Object.fromEntries(texts) }
      await store.db
        .update(blogPosts)
        .set({
          ...changes,
          translations: { ...translations, el },
          folded: title === undefined ? folded : fold(title),
          updatedAt: clock.now().getTime(),
        })
        .where(eq(blogPosts.id, id))
      return c.json({ id, title: el.title })
    })
    .post('/clear-caches', async (c) => {
      const { dryRun } = await bodies.readControl(c, bodies.clearCachesBody)
      if (!deps.purgeCaches) throw detailError(503, lessonMessages.noShop)
      if (!dryRun) cached.clear()
      return c.json(await deps.purgeCaches(patterns, dryRun))
    })
}

function lessonRow({ id, slug, translations }: PostRow, siteUrl: string) {
  const { save, titleOf } = lessonMessages
  const title = translations.el?.title ?? slug
  return html`<tr><td><a href="${siteUrl}${entityPath('blogPost', { id, slug })}">${slug}</a></td>
<td><form action="/switches/lessons/${id}"><input name="title" required value="${title}" aria-label="${titleOf}: ${slug}">
<button>${save}</button> <output></output></form></td></tr>`
}
