import { useQuery } from '@tanstack/react-query'
import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { entityPath } from '#contract/paths/site-paths'
import type { OrderItem } from '#contract/shop/order'
import type { CardLesson } from '#features/blog/blog-summaries'
import { LessonBeside } from '#features/blog/lesson-beside'
import { ordersMessages } from '#features/orders/messages'
import { pageDataAddress } from '#lib/http/prefetch-data'
import { apiRequest } from '#lib/http/request'
import { useTranslation } from '#lib/i18n/use-translation'

/** A lesson that goes with what was bought, or with something of its kind; nothing without one. Not printed. */
export function BoughtLesson({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTranslation(ordersMessages)
  const paths = items.flatMap(({ product }) => (product ? [entityPath('product', product)] : []))
  const { data: found } = useQuery({
    queryKey: ['bought-lesson', paths],
    queryFn: ({ signal }) => lessonOf(paths, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!found) return null
  const { lesson, isOfRelated } = found
  return (
    <section aria-labelledby='bought-lesson' data-chrome=''>
      <LessonBeside
        lesson={lesson}
        label={
          <p id='bought-lesson' sx={styles.label}>
            {t(isOfRelated ? 'placed.lessonOfKind' : 'placed.lesson')}
          </p>
        }
      />
    </section>
  )
}

/** What is needed of the data that the build wrote for the page of a product. */
const productPageData = z.object({
  result: z.object({
    data: z.object({
      shopProduct: z.object({
        lessons: z.array(
          z.object({
            postId: z.number(),
            path: z.string(),
            title: z.string(),
            summary: z.string(),
            minutes: z.number(),
            topicName: z.string(),
            cardImage: z.nullable(z.object({ src: z.string(), srcSet: z.string() })),
          }),
        ),
        /** Products of its kind. */
        related: z.array(z.object({ path: z.string() })),
      }),
    }),
  }),
})

interface FoundLesson {
  lesson: CardLesson
  /** It goes with a product of the same kind. */
  isOfRelated: boolean
}

/** Pages of products of the same kind that are asked for a lesson. */
const mostRelated = 4

/** The first lesson on the pages of the products, else of others of their kind; null without one. */
async function lessonOf(
  paths: readonly string[],
  signal: AbortSignal,
): Promise<FoundLesson | null> {
  const kin = new Set<string>()
  for (const path of paths) {
    const { lessons, related } = await productOf(path, signal)
    const [lesson] = lessons
    if (lesson) return { lesson, isOfRelated: false }
    for (const { path: other } of related) if (!paths.includes(other)) kin.add(other)
  }
  for (const path of [...kin].slice(0, mostRelated)) {
    const [lesson] = (await productOf(path, signal)).lessons
    if (lesson) return { lesson, isOfRelated: true }
  }
  return null
}

/** What the page of a product holds; a product that is newer than the build has none. */
async function productOf(path: string, signal: AbortSignal) {
  const page = { path: pageDataAddress(path), answer: productPageData, signal }
  const found = await apiRequest(page).catch(() => null)
  return found?.result.data.shopProduct ?? { lessons: [], related: [] }
}

const styles = {
  label: { color: 'primaryText', fontSize: ['small', 'body'], fontWeight: 'bold' },
} satisfies Record<string, ThemeUIStyleObject>
