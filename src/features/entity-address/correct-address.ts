import * as z from 'zod/mini'
import { entityCalls } from '#contract/endpoints/bare/entity-calls'
import { requestLineOf } from '#contract/endpoints/endpoint'
import type { EntityMatch } from '#contract/paths/match-path'
import { entityPath } from '#contract/paths/site-paths'
import { id } from '#contract/wire/scalars'
import { type ApiRequest, apiRequest } from '#lib/http/request'
import { goTo } from '#lib/navigation/navigate'

const addressed = z.object({ id, slug: z.string().check(z.regex(/^[-\w]+$/)) })

/** The canonical path of an entity; null if it is missing, unreadable or already canonical. */
export async function findEntityPath(
  request: ApiRequest,
  { entity, id: entityId, slug }: EntityMatch,
  signal: AbortSignal,
): Promise<string | null> {
  const address = requestLineOf(entityCalls[entity], { id: entityId })
  const found = await request({ ...address, answer: addressed, signal }).catch(() => null)
  return found === null || found.slug === slug ? null : entityPath(entity, found)
}

/** Redirects to the canonical URL of the entity, if it exists. */
export async function correctAddress(match: EntityMatch, signal: AbortSignal): Promise<void> {
  const path = await findEntityPath(apiRequest, match, signal)
  if (path && !signal.aborted) goTo(path, { replace: true })
}
