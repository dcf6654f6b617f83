import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SiteHead } from '#app/head/site-head'
import { HeroPreload } from '#components/hero-preload'
import { idleLazy } from '#components/idle-lazy'
import { postViewPath } from '#contract/endpoints/bare/post-view'
import type { FurtherLessonsProps } from '#features/blog/further-lessons'
import type { LessonProductsProps } from '#features/catalogue/lesson-products'
import type { CommentLikeProps } from '#features/favourites/comment-like'
import type { LessonLikeProps } from '#features/favourites/lesson-like'
import { LessonComments, LessonConversation } from '#features/lesson/lesson-comments'
import { LessonPage } from '#features/lesson/lesson-page'
import type { LessonToolsProps } from '#features/lesson-tools/lesson-tools'
import type { LessonPracticeProps } from '#features/practice/lesson-practice'
import { readMarkOf } from '#features/practice/read-mark'
import { whenReading } from '#features/practice/when-reading'
import { useViewCount } from '#lib/http/use-view-count'
import { whenMember } from '#session/session'

const LessonTools = idleLazy<LessonToolsProps>(
  () => import(/* webpackChunkName: "lesson-tools" */ '../features/lesson-tools/lesson-tools'),
  { near: true },
)
// A guest loads the buttons with the first click.
const LessonHeart = idleLazy<LessonLikeProps>(
  () => import(/* webpackChunkName: "favourite-buttons" */ '../features/favourites/lesson-like'),
  { when: whenMember },
)
const CommentHeart = idleLazy<CommentLikeProps>(
  () => import(/* webpackChunkName: "favourite-buttons" */ '../features/favourites/comment-like'),
  { when: whenMember },
)
const FurtherLessons = idleLazy<FurtherLessonsProps>(
  () => import(/* webpackChunkName: "further-lessons" */ '../features/blog/further-lessons'),
  { near: true },
)
// A guest loads the cards with the first click on one of their buttons.
const LessonProducts = idleLazy<LessonProductsProps>(
  () => import('../features/catalogue/lesson-products'),
  { when: whenMember },
)
const LessonPractice = idleLazy<LessonPracticeProps>(
  () => import(/* webpackChunkName: "lesson-practice" */ '../features/practice/lesson-practice'),
  { near: true, when: whenReading },
)
const likeButtonOf = ({ commentId, author, likesCount }: CommentLikeProps) => (
  <CommentHeart commentId={commentId} author={author} likesCount={likesCount} />
)

export default function LessonTemplate({ data }: PageProps<Queries.LessonPageQuery>) {
  const { lesson } = data
  useViewCount(postViewPath, lesson?.postId)
  if (!lesson) return null
  const { postId, path, title, minutes, bodyHtml, recallCards, likesCount, comments } = lesson
  const next = lesson.next ?? undefined
  const picture = lesson.pageImage?.src
  return (
    <LessonPage
      lesson={lesson}
      practice={(text) => (
        <LessonPractice {...{ postId, path, title, minutes, picture, next, recallCards, text }} />
      )}
      tools={<LessonTools key={path} {...{ path, title, bodyHtml }} />}
      further={
        <>
          <FurtherLessons
            series={lesson.series}
            next={lesson.next}
            related={lesson.related}
            markOf={readMarkOf}
          />
          {lesson.relatedProducts.length > 0 && (
            <LessonProducts products={lesson.relatedProducts} />
          )}
        </>
      }
      conversation={
        <LessonConversation likeButton={<LessonHeart {...{ postId, likesCount }} />}>
          <LessonComments
            key={postId}
            postId={postId}
            path={path}
            comments={comments}
            likeButtonOf={likeButtonOf}
          />
        </LessonConversation>
      }
    />
  )
}

export function Head({ data: { lesson, pageMeta } }: HeadProps<Queries.LessonPageQuery>) {
  if (!lesson) return null
  const { title, seoTitle, path, picturePath, pageImage } = lesson
  return (
    <SiteHead
      title={seoTitle || title}
      path={path}
      type='article'
      picturePath={picturePath}
      meta={pageMeta}
    >
      <HeroPreload kind='lesson' image={pageImage} />
    </SiteHead>
  )
}

export const query = graphql`
  query LessonPage($postId: Int!, $path: String!) {
    pageMeta(path: { eq: $path }) {
      ...PageMetaFields
    }
    lesson(postId: { eq: $postId }) {
      postId
      path
      title
      subtitle
      bodyHtml
      recallCards {
        cardId
        question
        answer
      }
      headings {
        anchor
        text
      }
      minutes
      seoTitle
      picturePath
      pageImage {
        src
        srcSet
      }
      publishedAt
      trail {
        name
        path
      }
      tags
      author {
        name
        bio
      }
      likesCount
      comments {
        commentId
        parentId
        author
        text
        writtenAt
        likesCount
      }
      related {
        ...LessonCardFields
      }
      series {
        ...LessonSeriesFields
      }
      next {
        ...LessonCardFields
        series {
          ...LessonSeriesFields
        }
      }
      relatedProducts {
        ...ProductCard
      }
    }
  }
`
