import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { breadcrumbList } from '#app/head/json-ld'
import { SiteHead } from '#app/head/site-head'
import { HeroPreload } from '#components/hero-preload'
import { idleLazy } from '#components/idle-lazy'
import { FurtherLessons } from '#features/blog/further-lessons'
import type { CommentLikeProps } from '#features/favourites/comment-like'
import type { LessonLikeProps } from '#features/favourites/lesson-like'
import { LessonComments, LessonConversation } from '#features/lesson/lesson-comments'
import { lessonJsonLd } from '#features/lesson/lesson-json-ld'
import { LessonPage } from '#features/lesson/lesson-page'
import { useViewCount } from '#features/lesson/use-view-count'
import { publicConfig } from '#lib/config/public-config'
import { whenMember } from '#session/session-store'

// A guest loads the buttons with the first click.
const LessonHeart = idleLazy<LessonLikeProps>(
  () => import(/* webpackChunkName: "favourite-buttons" */ '../features/favourites/lesson-like'),
  { when: whenMember },
)
const CommentHeart = idleLazy<CommentLikeProps>(
  () => import(/* webpackChunkName: "favourite-buttons" */ '../features/favourites/comment-like'),
  { when: whenMember },
)
const likeButtonOf = ({ commentId, author, likesCount }: CommentLikeProps) => (
  <CommentHeart commentId={commentId} author={author} likesCount={likesCount} />
)

export default function LessonTemplate({ data }: PageProps<Queries.LessonPageQuery>) {
  const { lesson } = data
  useViewCount(lesson?.postId)
  if (!lesson) return null
  const { postId, path, title, likesCount, comments } = lesson
  return (
    <LessonPage
      lesson={lesson}
      further={<FurtherLessons related={lesson.related} next={lesson.next} />}
      conversation={
        <LessonConversation likeButton={<LessonHeart {...{ postId, title, likesCount }} />}>
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

export function Head({ data: { lesson } }: HeadProps<Queries.LessonPageQuery>) {
  if (!lesson) return null
  const { title, seoTitle, seoDescription, path, picturePath, pageImage, trail } = lesson
  return (
    <SiteHead
      title={seoTitle || title}
      description={seoDescription}
      path={path}
      type='article'
      picturePath={picturePath}
      facts={[
        lessonJsonLd(lesson, publicConfig),
        breadcrumbList([...trail, { name: title, path }], publicConfig.baseUrl),
      ]}
    >
      <HeroPreload kind='lesson' image={pageImage} />
    </SiteHead>
  )
}

export const query = graphql`
  query LessonPage($postId: Int!) {
    lesson(postId: { eq: $postId }) {
      postId
      path
      title
      subtitle
      bodyHtml
      headings {
        anchor
        text
      }
      minutes
      seoTitle
      seoDescription
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
      next {
        ...LessonCardFields
      }
    }
  }
`
