import * as z from 'zod/mini'
import type { BlogCategory } from '../../contract/blog/blog-post'
import { entityPath } from '../../contract/paths/site-paths'
import { sortField } from '../../contract/wire/common-fields'
import { count, id, picturePath, uuid } from '../../contract/wire/scalars'
import { lenient, lenientTranslations, unshownFields } from './lenient'
import { toShape } from './shape'

/** A topic of the blog, from the list or by itself; the list knows neither tree nor total. */
export const blogCategory = z.pipe(
  z.object({
    id,
    translations: lenientTranslations('name', 'description'),
    slug: z.string(),
    parent: z.nullable(id),
    ...unshownFields,
    ...lenient(
      z.object({
        level: count,
        mainImagePath: picturePath,
        uuid: z.optional(uuid),
        treeId: z.optional(z.int()),
        recursivePostCount: z.optional(count),
        ...sortField,
      }),
      { level: 0, sortOrder: null },
    ).shape,
  }),
  toShape<BlogCategory>()((category) => ({
    ...category,
    absoluteUrl: entityPath('blogCategory', category),
  })),
)
