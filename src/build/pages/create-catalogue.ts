import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { publicPaths } from '../../../contract/paths/site-paths'
import { payWaysSeen } from '../check/content-seen'
import { listPages } from './list-pages'

interface Catalogue {
  allShopProduct: { nodes: { productId: number; path: string; addedAt: string }[] }
  allShopCategory: { nodes: { categoryId: number; path: string; productCount: number }[] }
}

const catalogueQuery = /* GraphQL */ `
  query CataloguePages {
    allShopProduct(sort: { addedAt: DESC }) {
      nodes {
        productId
        path
        addedAt
      }
    }
    allShopCategory {
      nodes {
        categoryId
        path
        productCount
      }
    }
  }
`

/** A page for every product, and the pages of the catalogue and of each of its categories. */
export async function createCatalogue({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Catalogue>(catalogueQuery)
  if (!data) throw new Error(`The catalogue could not be queried: ${errors}`)
  const products = data.allShopProduct.nodes
  for (const { productId, path } of products) {
    const context = { productId, payWays: payWaysSeen.ways }
    actions.createPage({ path, component: template('product-page'), context })
  }
  const newestAddedAt = products[0]?.addedAt ?? null
  for (const page of listPages(publicPaths.products, products.length)) {
    const context = { ...page.context, newestAddedAt }
    actions.createPage({ ...page, context, component: template('products-page') })
  }
  for (const { categoryId, path, productCount } of data.allShopCategory.nodes) {
    for (const page of listPages(path, productCount)) {
      const context = { ...page.context, categoryId, newestAddedAt }
      actions.createPage({ ...page, context, component: template('product-category-page') })
    }
  }
}

function template(name: string): string {
  return resolve(`src/templates/${name}.tsx`)
}
