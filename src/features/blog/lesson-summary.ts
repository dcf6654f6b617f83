import type { PictureImage } from '../../../contract/media/picture-sizes'

/** What is said of a lesson in a list. */
export interface LessonSummary {
  postId: number
  path: string
  title: string
  summary: string
  minutes: number
  topicName: string
}

/** A lesson as its card shows it. */
export interface CardLesson extends LessonSummary {
  cardImage: PictureImage | null
}

/** A lesson as the one large lesson of a list. */
export interface LargeLesson extends LessonSummary {
  leadImage: PictureImage | null
}
