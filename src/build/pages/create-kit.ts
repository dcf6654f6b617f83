import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'

/** While developing, a page with every control of the kit at `/kit`; never in a published site. */
export function createKit({ actions }: CreatePagesArgs): void {
  if (process.env.NODE_ENV !== 'development') return
  actions.createPage({
    path: '/kit',
    component: resolve('src/templates/kit-page.tsx'),
    context: {},
  })
}
