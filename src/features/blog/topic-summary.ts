import type { PictureImage } from '../../../contract/media/picture-sizes'

/** A topic as a tile or a link shows it. */
export interface TopicSummary {
  categoryId: number
  path: string
  name: string
  lessonCount: number
}

/** A topic with a sentence and a picture, for a tile. */
export interface TopicTileContent extends TopicSummary {
  summary: string
  tileImage: PictureImage | null
}

/** A topic with those below it, down to the third level. */
export interface TopicBranch extends TopicTileContent {
  subtopics: readonly (TopicSummary & { subtopics: readonly TopicSummary[] })[]
}
