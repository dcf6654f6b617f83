import type { PictureImage } from '#contract/media/site-pictures'

export interface LessonSummary {
  postId: number
  path: string
  title: string
  summary: string
  minutes: number
  topicName: string
}

/** A lesson with its picture in card size. */
export interface CardLesson extends LessonSummary {
  cardImage: PictureImage | null
}

export interface LargeLesson extends LessonSummary {
  leadImage: PictureImage | null
}

/** A lesson's place in the series that it is read in. */
export interface SeriesPlace {
  /** Name of the topic, and path of its list. */
  name: string
  path: string
  /** From 1. */
  position: number
  count: number
}

export interface TopicSummary {
  categoryId: number
  path: string
  name: string
  lessonCount: number
}

/** A topic with summary and picture. */
export interface TopicTileContent extends TopicSummary {
  summary: string
  tileImage: PictureImage | null
}

/** A topic with its subtopics, up to the third level. */
export interface TopicBranch extends TopicTileContent {
  subtopics: readonly (TopicSummary & { subtopics: readonly TopicSummary[] })[]
}
