import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { demoAccounts } from './demo-accounts'
import * as schema from './seed-schema'

/** Parses a content file; an error names the file. */
function parsed<Schema extends z.ZodMiniType>(
  expected: Schema,
  value: unknown,
  file: string,
): z.infer<Schema> {
  const { success, data, error } = z.safeParse(expected, value)
  if (!success) throw new Error(`Invalid content: ${file}\n${z.prettifyError(error)}`)
  return data
}

function readJson<Schema extends z.ZodMiniType>(file: string, expected: Schema): z.infer<Schema> {
  return parsed(expected, JSON.parse(readFileSync(file, 'utf8')), file)
}

/**
 * Reads the Markdown files below a folder, in the order of their ids. The slug is the file name.
 * A front matter line is a key and a JSON value, which is valid YAML, too.
 */
function readMarkdown<Schema extends z.ZodMiniType>(
  folder: string,
  item: Schema,
  toRecord: (fields: object, body: string) => object,
): z.infer<Schema>[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const entries = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
      const fields = [...head.matchAll(/^(\w+): (.*)$/gm)].map(([, key = '', value = '']) => [
        key,
        JSON.parse(value),
      ])
      const { id, ...rest } = { slug: basename(file, '.md'), ...Object.fromEntries(fields) }
      return { id, item: parsed(item, toRecord(rest, body), file) }
    })
    .sort((one, other) => one.id - other.id)
  const misplaced = entries.find(({ id }, at) => id !== at + 1)
  if (misplaced) throw new Error(`The ids in ${folder} do not count from 1: ${misplaced.id}.`)
  return entries.map((entry) => entry.item)
}

/** Reads and checks the content files. */
export function readSeed(folder = join(__dirname, 'content')): schema.Seed {
  const readList = <Schema extends z.ZodMiniType>(name: string, item: Schema) =>
    readJson(join(folder, `${name}.json`), z.array(item))
  const orders = readList('orders', schema.orderSeed)
  return {
    authors: readList('authors', schema.authorSeed),
    people: readList('people', schema.personSeed),
    demoAccounts,
    catalogueCategories: readList('catalogue-categories', schema.categorySeed),
    products: readMarkdown(join(folder, 'products'), schema.productSeed, (fields, body) => ({
      ...fields,
      description: body.trim(),
    })),
    reviews: readList('reviews', schema.reviewSeed),
    blogCategories: readList('blog-categories', schema.categorySeed),
    blogTags: readList('blog-tags', schema.blogTagSeed),
    lessons: readMarkdown(join(folder, 'lessons'), schema.lessonSeed, (fields, body) => ({
      ...fields,
      body,
    })),
    lessonComments: readJson(
      join(folder, 'comments.json'),
      z.record(z.string(), z.array(schema.commentSeed)),
    ),
    countries: readList('countries', schema.countrySeed),
    regions: readList('regions', schema.regionSeed),
    payWays: readList('pay-ways', schema.payWaySeed),
    topics: readList('topics', schema.topicSeed),
    addresses: readList('addresses', schema.addressSeed),
    placedOrders: orders.flatMap(({ people, ...order }) =>
      people.map((person) => ({ ...order, person, key: `${person} ${order.status}` })),
    ),
    notifications: readList('notifications', schema.notificationSeed),
  }
}
