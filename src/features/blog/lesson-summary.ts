/** A lesson as its card shows it. */
export interface LessonSummary {
  postId: number
  path: string
  title: string
  summary: string
  minutes: number
  picturePath: string
  topicName: string
}
