import type { Crumb } from '#components/breadcrumbs'
import type { ContentsHeading } from '#components/contents'
import type { PictureImage } from '#contract/media/site-pictures'

/** A lesson as the build queried it. */
export interface LessonContent {
  postId: number
  path: string
  title: string
  subtitle: string
  /** Sanitised at build; the exercise is a separate section. */
  bodyHtml: string
  headings: readonly ContentsHeading[]
  minutes: number
  /** Source in the image service; may be empty. */
  picturePath: string
  pageImage: PictureImage | null
  /** ISO 8601. */
  publishedAt: string
  trail: readonly Crumb[]
  tags: readonly string[]
  author: LessonAuthor | null
  likesCount: number
}

/** Author of a lesson; the name may be empty. */
export interface LessonAuthor {
  name: string
  bio: string
}
