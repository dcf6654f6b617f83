/** A topic to start from where there is nothing to show. */
export interface TopicLink {
  name: string
  path: string
}
