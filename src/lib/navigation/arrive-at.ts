import { globalHistory } from '@reach/router'
import { goTo } from './navigate'

/** Opens a page and resolves once its address is current, at the latest after `timeoutMs`. */
export function arriveAt(path: string, timeoutMs = 3_000): Promise<void> {
  return new Promise((resolve) => {
    const arrive = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(arrive, timeoutMs)
    const stop = globalHistory.listen(({ location }) => {
      if (location.pathname === path) arrive()
    })
    goTo(path)
  })
}
