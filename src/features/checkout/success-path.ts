import { publicPaths } from '../../../contract/paths/site-paths'

/** Where an order is confirmed to whoever placed it. */
export function successPath(uuid: string): string {
  return `${publicPaths.checkout}/success/${uuid}`
}
