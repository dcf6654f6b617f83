import { secretPath } from '../../../contract/paths/secret-path'
import { tabStorage } from './tab-storage'

interface Place {
  pathname: string
}

/**
 * Where a page was scrolled to, for the way back to it. Stands in the place of Gatsby's own memory
 * (`gatsby-react-router-scroll/session-storage`), which would keep the keys of addresses as well.
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
