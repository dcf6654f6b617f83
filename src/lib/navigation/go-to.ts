import { globalHistory } from '@reach/router'
import { navigate } from 'gatsby'
import { asProgram } from './page-asking'

interface GoToOptions {
  /** Takes the place of the present page in the history. */
  replace?: boolean
}

/** Opens a page of this site without loading a new document, whatever was typed on this one. */
export function goTo(path: string, options: GoToOptions = {}): void {
  asProgram(() => void navigate(path, options))
}

/** The same for a link that a person follows: text that was typed and not sent asks first. */
export function followLink(path: string): void {
  void navigate(path)
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
