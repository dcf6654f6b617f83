import { Container } from '#components/container'
import { Section } from '#components/section'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import lessonProducts from '#locales/el/lesson-products.json'
import ProductGrid from './product-grid'
import type { CardProduct } from './product-list-props'

const lessonProductsMessages = addMessages('lesson-products', lessonProducts)

export interface LessonProductsProps {
  products: readonly CardProduct[]
}

/** Products with the subject of a lesson, on its page. */
export default function LessonProducts({ products }: LessonProductsProps) {
  const { t } = useTranslation(lessonProductsMessages)
  return (
    <Container>
      <Section title={t('title')} lead={t('lead')}>
        <ProductGrid products={products} />
      </Section>
    </Container>
  )
}
