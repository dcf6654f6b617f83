import { latestBuild, latestBuildPath } from '../../../contract/site/build-notes'
import type { ApiRequest } from '../../lib/http/create-api-request'

/** Looks at which build the host serves. */
export interface BuildWatch {
  /** Resolves with true where it is another one than at the look before (R225). */
  look: () => Promise<boolean>
}

/** Remembers the build that was served at the first look; no answer changes nothing. */
export function watchBuilds(request: ApiRequest): BuildWatch {
  let known: string | null = null
  return {
    look: async () => {
      const outcome = await request({
        path: latestBuildPath,
        answer: latestBuild,
        cache: 'no-store',
        retries: 0,
      })
      if (!outcome.ok) return false
      const { id } = outcome.data
      const isRenewed = known !== null && id !== known
      known = id
      return isRenewed
    },
  }
}
