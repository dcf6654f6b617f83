import { secretPath } from '../../../contract/paths/site-paths'
import { tabStorage } from './tab-storage'

interface Place {
  pathname: string
}

/**
 * Stores scroll positions for history navigation. Replaces
 * `gatsby-react-router-scroll/session-storage` (src/build/bundle/lean-bundle.ts), which would also
 * store paths that contain a secret key.
 */
export class SessionStorage {
  read(place: Place, key?: string | null): unknown {
    return JSON.parse(tabStorage.read(nameOf(place, key)) ?? '0')
  }

  save(place: Place, key: string | null | undefined, position: unknown): void {
    if (!secretPath.test(place.pathname)) {
      tabStorage.write(nameOf(place, key), JSON.stringify(position))
    }
  }
}

function nameOf({ pathname }: Place, key?: string | null): string {
  return `scroll|${pathname}|${key ?? ''}`
}
