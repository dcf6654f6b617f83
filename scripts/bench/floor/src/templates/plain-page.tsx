import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { FloorPage } from '../../../floor'

interface PlainPageQuery {
  plainPage: FloorPage
}

/** The one component of the plain site: a page's text as it is. */
export default function PlainPage({ data }: PageProps<PlainPageQuery>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: text of the measured site
  return <div dangerouslySetInnerHTML={{ __html: data.plainPage.html }} />
}

export function Head({ data }: HeadProps<PlainPageQuery>) {
  return (
    <>
      <html lang='el' />
      <title>{data.plainPage.title}</title>
      <meta name='description' content={data.plainPage.description} />
      <link rel='icon' href='/favicon.svg' type='image/svg+xml' />
    </>
  )
}

export const query = graphql`
  query PlainPage($id: String!) {
    plainPage(id: { eq: $id }) {
      title
      description
      html
    }
  }
`
