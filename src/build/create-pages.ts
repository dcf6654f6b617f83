import type { GatsbyNode } from 'gatsby'
import { createBlog } from './pages/create-blog'
import { createCatalogue } from './pages/create-catalogue'
import { createKit } from './pages/create-kit'
import { createTextPages } from './pages/create-text-pages'

/** Makes the pages that the content calls for. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  await createCatalogue(args)
  await createBlog(args)
  createKit(args)
  await createTextPages(args)
}
