import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { Section } from '#components/section'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import lessonProducts from '#locales/el/lesson-products.json'
import type { CardProduct } from './card-product'
import { ProductGrid } from './product-grid'

const lessonProductsMessages = addMessages('lesson-products', lessonProducts)

export interface LessonProductsProps {
  products: readonly CardProduct[]
  /** The buy button of a card, for visitors who may use the shop. */
  buyOf: (product: CardProduct) => ReactNode
}

/** Products with the subject of a lesson, on its page. */
export default function LessonProducts({ products, buyOf }: LessonProductsProps) {
  const { t } = useTranslation(lessonProductsMessages)
  return (
    <Container>
      <Section title={t('title')} lead={t('lead')}>
        <ProductGrid
          products={products}
          actionOf={(product) => <div sx={buyPlaceStyle}>{buyOf(product)}</div>}
        />
      </Section>
    </Container>
  )
}

/** Above the link that covers the card. */
const buyPlaceStyle: ThemeUIStyleObject = { position: 'relative', zIndex: 2, display: 'grid' }
