import { eq } from 'drizzle-orm'
import type { Store } from '../database/store'
import { uploads, users } from '../database/tables/account'
import { blogCategories, blogPosts } from '../database/tables/blog'
import { productCategories, productImages } from '../database/tables/products'

/** Tables with the pictures of each folder. */
const owners = new Map([
  ['media/stagona/uploads/products', [productImages]],
  ['media/stagona/uploads/categories', [productCategories]],
  ['media/stagona/uploads/blog', [blogPosts, blogCategories]],
  ['media/stagona/uploads/users', [users]],
])

/** Whether anything in the store has the picture of a path. */
export async function hasPicture({ db }: Store, source: string): Promise<boolean> {
  const tables = owners.get(source.slice(0, source.lastIndexOf('/'))) ?? []
  const counts = await Promise.all(
    tables.map((table) => db.$count(table, eq(table.picture, source))),
  )
  return counts.some((count) => count > 0)
}

/** The bytes of an uploaded picture; undefined when the picture is a file of the seeded content. */
export async function findUpload({ db }: Store, source: string): Promise<Buffer | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.source, source))
  return row?.bytes
}
