import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SiteHead } from '#app/head/site-head'
import { idleLazy } from '#components/idle-lazy'
import { publicPaths } from '#contract/paths/site-paths'
import { TextPage } from '#features/text-page/text-page'

const CookieReceipt = idleLazy(
  () => import(/* webpackChunkName: "cookie-receipt" */ '../features/consent/cookie-receipt'),
)

export default function TextPageTemplate({ data: { textPage } }: PageProps<Queries.TextPageQuery>) {
  if (!textPage) return null
  return (
    <TextPage page={textPage}>
      {publicPaths['cookies-policy'] === `/${textPage.slug}` && <CookieReceipt />}
    </TextPage>
  )
}

export function Head({ data: { textPage, pageMeta } }: HeadProps<Queries.TextPageQuery>) {
  if (!textPage) return null
  const { title, slug } = textPage
  return <SiteHead title={title} meta={pageMeta} path={`/${slug}`} />
}

export const query = graphql`
  query TextPage($slug: String!, $path: String!) {
    pageMeta(path: { eq: $path }) {
      ...PageMetaFields
    }
    textPage(slug: { eq: $slug }) {
      slug
      title
      lead
      facts {
        figure
        words
      }
      html
      headings {
        anchor
        text
      }
      updatedAt
      related {
        slug
        title
        lead
      }
    }
  }
`
