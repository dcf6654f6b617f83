import type { CreatePagesArgs } from 'gatsby'

/** Lessons in the feeds of the blog: the newest ones. */
const newestLessons = 20

export interface FeedLesson {
  path: string
  title: string
  summary: string
  bodyHtml: string
  minutes: number
  publishedAt: string
  picturePath: string
  topicName: string
  tags: readonly string[]
  author: { name: string } | null
}

export type FeedProduct = Pick<
  Queries.ShopProduct,
  | 'productId'
  | 'path'
  | 'name'
  | 'summary'
  | 'finalPrice'
  | 'vatPercent'
  | 'stock'
  | 'weightGrams'
  | 'picturePath'
  | 'morePicturePaths'
  | 'categoryIds'
  | 'variantGroup'
  | 'brand'
  | 'attributes'
> & {
  /** Only read for product feeds. */
  descriptionHtml?: string
  trail: readonly Pick<Queries.Crumb, 'name'>[]
}

type ListedLesson = Pick<FeedLesson, 'path' | 'title' | 'summary' | 'minutes'> & {
  categoryIds: readonly number[]
}

interface Group {
  categoryId: number
  path: string
  name: string
}

export interface FeedContent {
  /** Newest first, with their text. */
  newest: { nodes: readonly FeedLesson[] }
  /** All of them, by id. */
  allLesson: { nodes: readonly ListedLesson[] }
  allLessonTopic: { nodes: readonly Group[] }
  /** By id. */
  allShopProduct: { nodes: readonly FeedProduct[] }
  allShopCategory: { nodes: readonly Group[] }
  allTextPage: { nodes: readonly { slug: string; title: string; lead: string }[] }
}

const feedQuery = /* GraphQL */ `
  query FeedContent($newestLessons: Int!, $forProductFeeds: Boolean!) {
    newest: allLesson(
      sort: [{ publishedAt: DESC }, { postId: DESC }]
      limit: $newestLessons
    ) {
      nodes {
        path
        title
        summary
        bodyHtml
        minutes
        publishedAt
        picturePath
        topicName
        tags
        author {
          name
        }
      }
    }
    allLesson(sort: { postId: ASC }) {
      nodes {
        path
        title
        summary
        minutes
        categoryIds
      }
    }
    allLessonTopic(filter: { level: { eq: 0 } }, sort: { categoryId: ASC }) {
      nodes {
        categoryId
        path
        name
      }
    }
    allShopProduct(sort: { productId: ASC }) {
      nodes {
        productId
        path
        name
        summary
        descriptionHtml @include(if: $forProductFeeds)
        finalPrice
        vatPercent
        stock
        weightGrams
        picturePath
        morePicturePaths
        categoryIds
        variantGroup
        brand
        attributes {
          name
          value
        }
        trail {
          name
        }
      }
    }
    allShopCategory(filter: { level: { eq: 0 } }, sort: { categoryId: ASC }) {
      nodes {
        categoryId
        path
        name
      }
    }
    allTextPage(sort: { slug: ASC }) {
      nodes {
        slug
        title
        lead
      }
    }
  }
`

/** Reads what the feeds contain from the nodes of this build. */
export async function readFeedContent(
  graphql: CreatePagesArgs['graphql'],
  { forProductFeeds }: { forProductFeeds: boolean },
): Promise<FeedContent> {
  const variables = { newestLessons, forProductFeeds }
  const { data, errors } = await graphql<FeedContent>(feedQuery, variables)
  if (!data) throw new Error(`The content of the feeds could not be queried: ${errors}`)
  return data
}
