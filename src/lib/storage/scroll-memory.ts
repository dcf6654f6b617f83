import { secretPath } from '../../../contract/paths/site-paths'
import { tabStorage } from './tab-storage'

interface Place {
  pathname: string
}

/**
 * Stores scroll positions for history navigation. Replaces
 * `gatsby-react-router-scroll/session-storage` (src/build/bundle/lean-bundle.ts), which would also
 * store paths that contain a secret key, and positions of another page.
 */
export class SessionStorage {
  read(place: Place, key?: string | null): unknown {
    return JSON.parse(tabStorage.read(nameOf(place, key)) ?? '0')
  }

  save(place: Place, key: string | null | undefined, position: unknown): void {
    // After a step back or forward the browser scrolls before the router renders the page of the
    // new address: the position is not that of the page still shown.
    if (place.pathname !== window.location.pathname || secretPath.test(place.pathname)) return
    tabStorage.write(nameOf(place, key), JSON.stringify(position))
  }
}

function nameOf({ pathname }: Place, key?: string | null): string {
  return `scroll|${pathname}|${key ?? ''}`
}
