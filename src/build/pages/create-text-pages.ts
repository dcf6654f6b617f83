import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'

interface TextPages {
  allTextPage: { nodes: { slug: string }[] }
}

/** The pages of plain text: who we are, what microlearning is, and the rules. */
export async function createTextPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<TextPages>(/* GraphQL */ `
    query TextPages {
      allTextPage {
        nodes {
          slug
        }
      }
    }
  `)
  if (!data) throw new Error(`The text pages could not be queried: ${errors}`)
  const component = resolve('src/templates/text-page.tsx')
  for (const { slug } of data.allTextPage.nodes) {
    actions.createPage({ path: `/${slug}`, component, context: { slug } })
  }
}
