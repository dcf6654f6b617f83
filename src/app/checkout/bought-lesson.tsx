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

/** A lesson that goes with what was bought; nothing without one. Not printed. */
export function BoughtLesson({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTranslation(ordersMessages)
  const paths = items.flatMap(({ product }) => (product ? [entityPath('product', product)] : []))
  const { data: lesson } = useQuery({
    queryKey: ['bought-lesson', paths],
    queryFn: ({ signal }) => lessonOf(paths, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!lesson) return null
  return (
    <section aria-labelledby='bought-lesson' data-chrome=''>
      <LessonBeside
        lesson={lesson}
        label={
          <p id='bought-lesson' sx={styles.label}>
            {t('placed.lesson')}
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
      }),
    }),
  }),
})

/** The first lesson on the pages of the products; null without one. */
async function lessonOf(paths: readonly string[], signal: AbortSignal): Promise<CardLesson | null> {
  for (const path of paths) {
    const page = { path: pageDataAddress(path), answer: productPageData, signal }
    // A product that is newer than the build has no page.
    const found = await apiRequest(page).catch(() => null)
    const [lesson] = found?.result.data.shopProduct.lessons ?? []
    if (lesson) return lesson
  }
  return null
}

const styles = {
  label: { color: 'primaryText', fontSize: ['small', 'body'], fontWeight: 'bold' },
} satisfies Record<string, ThemeUIStyleObject>
