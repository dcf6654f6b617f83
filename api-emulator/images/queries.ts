import { eq } from 'drizzle-orm'
import { uploads, users } from '../account/tables'
import { blogCategories, blogPosts } from '../blog/tables'
import { productCategories, productImages, products } from '../products/tables'
import type { Store } from '../store'

/** What a picture shows. `treeId` numbers its topic; people have none. */
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

/** Looks up what the picture of a path shows; undefined when it is unknown. */
export async function findPicture(store: Store, source: string): Promise<PictureTopic | undefined> {
  const find = folders.get(source.slice(0, source.lastIndexOf('/')))
  return find?.(store, source)
}

/** The bytes of an uploaded picture; undefined when the picture is drawn. */
export async function findUpload({ db }: Store, source: string): Promise<Buffer | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.source, source))
  return row?.bytes
}
