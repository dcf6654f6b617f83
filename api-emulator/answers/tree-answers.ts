interface Node {
  id: number
  parent: number | null
  path: string
  slug: string
}

/** Slugs from the root down to a node, joined by `/`, as the API's category addresses have them. */
export function slugPath(node: Node, tree: readonly Node[]): string {
  const slugs = new Map(tree.map(({ id, slug }) => [id, slug]))
  const ids = node.path.split('/').filter(Boolean).map(Number)
  return ids.map((id) => slugs.get(id) ?? '').join('/')
}

/** The nodes right below a node. */
export function childrenOf<Row extends Node>(node: Node, tree: readonly Row[]): Row[] {
  return tree.filter(({ parent }) => parent === node.id)
}
