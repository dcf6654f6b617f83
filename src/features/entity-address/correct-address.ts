import type { EntityMatch } from '../../../contract/paths/match-path'
import { apiRequest } from '../../lib/http/api-request'
import { goTo } from '../../lib/navigation/go-to'
import { findEntityPath } from './find-entity-path'

/** Opens the entity that was meant, in place of the address that was given. */
export async function correctAddress(match: EntityMatch, signal: AbortSignal): Promise<void> {
  const path = await findEntityPath(apiRequest, match, signal)
  if (path && !signal.aborted) goTo(path, { replace: true })
}
