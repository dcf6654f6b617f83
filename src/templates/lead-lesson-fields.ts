import { graphql } from 'gatsby'

/** What the one large lesson of a list needs. */
export const leadLessonFields = graphql`
  fragment LeadLessonFields on Lesson {
    postId
    path
    title
    summary
    minutes
    topicName
    leadImage {
      src
      srcSet
    }
  }
`
