import { eq } from 'drizzle-orm'
import { blogCategories, blogPosts } from './blog-tables'
import type { Store } from './open-store'
import { users } from './people-tables'
import { productCategories, productImages, products } from './shop-tables'
import { uploads } from './upload-tables'

/** What a picture is of. `treeId` numbers the topic that it belongs to; people have none. */
export interface PictureTopic {
  kind: 'product' | 'lesson' | 'person'
  treeId: number | null
}

type Find = (store: Store, source: string) => Promise<PictureTopic | undefined>

const ofProduct: Find = async ({ db }, source) => {
  const [row] = await db
    .select({ treeId: productCategories.treeId })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.product))
    .leftJoin(productCategories, eq(productCategories.id, products.category))
    .where(eq(productImages.picture, source))
  return row && { kind: 'product', treeId: row.treeId }
}

const ofProductCategory: Find = async ({ db }, source) => {
  const [row] = await db
    .select({ treeId: productCategories.treeId })
    .from(productCategories)
    .where(eq(productCategories.picture, source))
  return row && { kind: 'product', treeId: row.treeId }
}

const ofLesson: Find = async ({ db }, source) => {
  const [post] = await db
    .select({ treeId: blogCategories.treeId })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.category))
    .where(eq(blogPosts.picture, source))
  if (post) return { kind: 'lesson', treeId: post.treeId }
  const [topic] = await db
    .select({ treeId: blogCategories.treeId })
    .from(blogCategories)
    .where(eq(blogCategories.picture, source))
  return topic && { kind: 'lesson', treeId: topic.treeId }
}

const ofPerson: Find = async ({ db }, source) => {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.picture, source))
  return row && { kind: 'person', treeId: null }
}

const folders = new Map<string, Find>([
  ['media/uploads/products', ofProduct],
  ['media/uploads/categories', ofProductCategory],
  ['media/uploads/blog', ofLesson],
  ['media/uploads/users', ofPerson],
])

/** What the picture of this path is of; undefined where nobody has it. */
export async function findPicture(store: Store, source: string): Promise<PictureTopic | undefined> {
  const find = folders.get(source.slice(0, source.lastIndexOf('/')))
  return find?.(store, source)
}

/** The bytes of a picture that somebody sent; undefined where the picture of a path is drawn. */
export async function findUpload({ db }: Store, source: string): Promise<Buffer | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.source, source))
  return row?.bytes
}
