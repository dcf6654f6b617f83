import { graphql } from 'gatsby'

/** Fields of a page's head. */
export const pageMetaFields = graphql`
  fragment PageMetaFields on PageMeta {
    description
    jsonLd
    sharePicture
  }
`

export const productCardFields = graphql`
  fragment ProductCard on ShopProduct {
    productId
    path
    name
    nameLocale
    finalPrice
    priceBeforeDiscount
    stock
    cardImage {
      src
      srcSet
    }
    reviewAverage
    reviewCount
  }
`

export const categoryLinkFields = graphql`
  fragment CategoryLink on ShopCategory {
    categoryId
    path
    name
    tileImage {
      src
      srcSet
    }
    productCount
  }
`

/** Fields of a topic's tile. */
export const topicTileFields = graphql`
  fragment TopicTile on LessonTopic {
    categoryId
    path
    name
    summary
    tileImage {
      src
      srcSet
    }
    lessonCount
  }
`

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

/** Fields of a lesson's place in its series. */
export const lessonSeriesFields = graphql`
  fragment LessonSeriesFields on LessonSeries {
    name
    path
    position
    count
  }
`

/** Fields of the large lesson of a list. */
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
