import { publicPaths } from './site-paths'

/** Path of the page of a placed order. */
export function placedOrderPath(uuid: string): string {
  return `${publicPaths.checkout}/success/${uuid}`
}
