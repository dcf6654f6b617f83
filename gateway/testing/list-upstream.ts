import { pageOfRows } from './page-of-rows'
import { blogPostBody, productBody } from './sample-bodies'

/** Rows that an upstream lists and gives out one by one. */
export interface ListedBodies {
  /** Path of the list, e.g. `/product`. */
  path: string
  rows: readonly { id: number }[]
}

/** An upstream with these lists, which pages them as the real API does. */
export function listUpstream(...lists: readonly ListedBodies[]) {
  return (address: string): Response => {
    const url = new URL(address)
    const path = url.pathname.replace(/^\/api\/v1/, '')
    for (const list of lists) {
      if (path === list.path) return pageOfRows(url, list.rows)
      const row = list.rows.find(({ id }) => path === `${list.path}/${id}`)
      if (row) return Response.json(row)
    }
    return Response.json({ detail: 'No match.' }, { status: 404 })
  }
}

/** Products 1 to `count`; those whose id `isHidden` names are withdrawn. */
export function productsOf(count: number, isHidden: (id: number) => boolean = () => false) {
  return Array.from({ length: count }, (_, at) => ({
    ...productBody,
    id: at + 1,
    active: !isHidden(at + 1),
  }))
}

/** Posts 1 to `count`; those whose id `isHidden` names are not published. */
export function postsOf(count: number, isHidden: (id: number) => boolean = () => false) {
  return Array.from({ length: count }, (_, at) => ({
    ...blogPostBody,
    id: at + 1,
    isVisible: !isHidden(at + 1),
  }))
}
