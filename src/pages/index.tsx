import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SiteHead } from '#app/head/site-head'
import { HeroPreload } from '#components/hero-preload'
import { idleLazy } from '#components/idle-lazy'
import { publicPaths } from '#contract/paths/site-paths'
import type { FirstSeriesProps } from '#features/blog/first-series'
import { FirstLesson } from '#features/blog/lead-lesson'
import { LessonGrid } from '#features/blog/lesson-grid'
import { TopicChips } from '#features/blog/topic-chips'
import type { ProductGridProps } from '#features/catalogue/product-grid'
import { homeMessages } from '#features/home/home-messages'
import { HomePage } from '#features/home/home-page'
import { PracticeSlot } from '#features/practice/practice-slot'
import { readMarkOf } from '#features/practice/read-mark'
import { useTranslation } from '#lib/i18n/use-translation'

const Series = idleLazy<FirstSeriesProps>(() => import('../features/blog/first-series'), {
  near: true,
})
const Products = idleLazy<ProductGridProps>(() => import('../features/catalogue/product-grid'), {
  near: true,
})

export default function Home({ data }: PageProps<Queries.HomeQuery>) {
  const { shortest, allLessonTopic, allShopProduct } = data
  const { t } = useTranslation(homeMessages)
  const lead = leadOf(data)
  const topics = allLessonTopic.nodes
  const short = shortest.nodes.filter(({ postId }) => postId !== lead?.postId).slice(0, 3)
  return (
    <HomePage
      lessonOfTheDay={lead && <FirstLesson lesson={lead} mark={readMarkOf(lead.postId)} />}
      shortLessons={<LessonGrid lessons={short} markOf={readMarkOf} />}
      topics={<TopicChips label={t('topics.title')} topics={topics} />}
      series={
        <Series
          topics={topics}
          progress={(all) => (place) => <PracticeSlot name='BegunSeries' {...{ place, all }} />}
        />
      }
      products={<Products products={allShopProduct.nodes} />}
      continueReading={(place) => <PracticeSlot name='ContinueReading' place={place} />}
      dueCards={<PracticeSlot name='DueCards' place='home' path={publicPaths.index} />}
    />
  )
}

export function Head({ data }: HeadProps<Queries.HomeQuery>) {
  const { t } = useTranslation(homeMessages)
  return (
    <SiteHead title={t('meta.title')} meta={data.pageMeta} path={publicPaths.index}>
      <HeroPreload kind='leadLesson' image={leadOf(data)?.leadImage} />
    </SiteHead>
  )
}

/** The newest featured lesson; a pre-rendered page cannot depend on the date. */
function leadOf({ featured, newest }: Queries.HomeQuery) {
  return featured.nodes[0] ?? newest.nodes[0]
}

export const query = graphql`
  query Home($path: String!) {
    pageMeta(path: { eq: $path }) {
      ...PageMetaFields
    }
    featured: allLesson(
      filter: { featured: { eq: true } }
      sort: [{ publishedAt: DESC }, { postId: DESC }]
      limit: 1
    ) {
      nodes {
        ...LeadLessonFields
      }
    }
    newest: allLesson(sort: [{ publishedAt: DESC }, { postId: DESC }], limit: 1) {
      nodes {
        ...LeadLessonFields
      }
    }
    shortest: allLesson(
      sort: [{ minutes: ASC }, { publishedAt: DESC }, { postId: DESC }]
      limit: 4
    ) {
      nodes {
        ...LessonCardFields
      }
    }
    allLessonTopic(filter: { level: { eq: 0 } }, sort: { categoryId: ASC }) {
      nodes {
        categoryId
        path
        name
        lessonCount
        series
        firstPage {
          lessons {
            title
            path
          }
        }
      }
    }
    allShopProduct(
      filter: { isListed: { eq: true }, stock: { gt: 0 }, picturePath: { ne: "" } }
      sort: [{ addedAt: DESC }, { productId: DESC }]
      limit: 4
    ) {
      nodes {
        ...ProductCard
      }
    }
  }
`
