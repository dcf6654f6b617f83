import { globalHistory } from '@reach/router'
import { navigate } from 'gatsby'

interface GoToOptions {
  /** Takes the place of the present page in the history. */
  replace?: boolean
}

/** Opens a page of this site without loading a new document: the only door to the router. */
export function goTo(path: string, options: GoToOptions = {}): void {
  void navigate(path, options)
}

/** Opens a page and resolves when the address is its own; the way there may fail, so at the latest after `patience` ms. */
export function arriveAt(path: string, patience = 3_000): Promise<void> {
  return new Promise((resolve) => {
    const arrive = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(arrive, patience)
    const stop = globalHistory.listen(({ location }) => {
      if (location.pathname === path) arrive()
    })
    goTo(path)
  })
}
