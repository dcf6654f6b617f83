import { navigate } from 'gatsby'

interface GoToOptions {
  /** Takes the place of the present page in the history. */
  replace?: boolean
}

/** Opens a page of this site without loading a new document: the only door to the router. */
export function goTo(path: string, options: GoToOptions = {}): void {
  void navigate(path, options)
}
