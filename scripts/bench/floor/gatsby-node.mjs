import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Creates a node for each page of `pages.json`. */
export async function sourceNodes({ actions, createNodeId, createContentDigest }) {
  for (const page of JSON.parse(await readFile('pages.json', 'utf8'))) {
    const internal = { type: 'PlainPage', contentDigest: createContentDigest(page) }
    actions.createNode({ ...page, id: createNodeId(page.path), internal })
  }
}

/** One page for each node. */
export async function createPages({ graphql, actions }) {
  const { data } = await graphql('{ allPlainPage { nodes { id path } } }')
  const component = resolve('src/templates/plain-page.tsx')
  for (const { id, path } of data.allPlainPage.nodes) {
    actions.createPage({ path, component, context: { id } })
  }
}

/** Explicit types, as in the measured site. */
export function createSchemaCustomization({ actions }) {
  actions.createTypes(`
    type PlainPage implements Node @dontInfer {
      path: String!
      title: String!
      description: String!
      html: String!
    }
  `)
}
