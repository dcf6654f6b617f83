import { graphql } from 'gatsby'

/** What the card of a lesson needs. */
export const lessonCardFields = graphql`
  fragment LessonCardFields on Lesson {
    postId
    path
    title
    summary
    minutes
    cardImage {
      src
      srcSet
    }
    topicName
  }
`
