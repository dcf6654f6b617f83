import type { PictureImage } from '../../../contract/media/picture-sizes'
import type { Crumb } from '../../components/breadcrumbs'
import type { ContentsHeading } from '../../components/contents'

/** A lesson as its page shows it. */
export interface LessonContent {
  postId: number
  path: string
  title: string
  subtitle: string
  /** Sanitised at build; the exercise is a section of its own. */
  bodyHtml: string
  headings: readonly ContentsHeading[]
  minutes: number
  /** Source in the image service; empty where there is no picture. */
  picturePath: string
  pageImage: PictureImage | null
  /** ISO 8601. */
  publishedAt: string
  /** Topics from the widest to its own. */
  trail: readonly Crumb[]
  tags: readonly string[]
  author: LessonAuthor | null
  likesCount: number
}

/** Who wrote a lesson; the name is empty where the API gives none. */
export interface LessonAuthor {
  name: string
  bio: string
}
