import { Section } from '#components/section'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import productLessons from '#locales/el/product-lessons.json'
import type { CardLesson } from './blog-summaries'
import { LessonGrid, type MarkOf } from './lesson-grid'

const productLessonsMessages = addMessages('product-lessons', productLessons)

export interface ProductLessonsProps {
  lessons: readonly CardLesson[]
  markOf?: MarkOf
}

/** Lessons with the subject of a product, on its page. */
export default function ProductLessons({ lessons, markOf }: ProductLessonsProps) {
  const { t } = useTranslation(productLessonsMessages)
  return (
    <Section title={t('title')} lead={t('lead')}>
      <LessonGrid lessons={lessons} markOf={markOf} />
    </Section>
  )
}
