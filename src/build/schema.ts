import type { GatsbyNode } from 'gatsby'

const sharedTypes = /* GraphQL */ `
  type Crumb @dontInfer {
    name: String!
    path: String!
  }
  type PictureImage @dontInfer {
    src: String!
    srcSet: String!
  }
  type SectionHeading @dontInfer {
    anchor: String!
    text: String!
  }
`

const pageTypes = /* GraphQL */ `
  type PageMeta implements Node @dontInfer {
    path: String!
    name: String!
    section: String!
    note: String!
    kind: String!
    sharePicture: String!
    description: String!
    jsonLd: [String!]!
    picturePath: String!
    pictures: [String!]!
  }
  type PageDate @dontInfer {
    path: String!
    modifiedAt: String
  }
  type PageDates implements Node @dontInfer {
    dates: [PageDate!]!
  }
`

const shopTypes = /* GraphQL */ `
  type ShopCategory implements Node @dontInfer {
    categoryId: Int!
    path: String!
    name: String!
    summary: String!
    picturePath: String!
    tileImage: PictureImage
    level: Int!
    productCount: Int!
    parentId: Int
    trail: [Crumb!]!
    subcategories: [ShopCategory!]! @link(by: "parentId", from: "categoryId")
  }
  type GalleryPicture @dontInfer {
    large: PictureImage!
    small: PictureImage!
  }
  type ShopReview @dontInfer {
    reviewId: Int!
    author: String!
    rate: Int!
    comment: String!
    writtenAt: Date! @dateformat
  }
  type VariantChoice @dontInfer {
    value: String!
    along: String!
    path: String!
    isCurrent: Boolean!
    finalPrice: Float!
    stock: Int!
    picture: PictureImage
  }
  type VariantAxis @dontInfer {
    name: String!
    choices: [VariantChoice!]!
  }
  type ProductAttribute @dontInfer {
    attributeId: Int!
    name: String!
    valueId: Int!
    value: String!
  }
  type ListFacet @dontInfer {
    key: String!
    name: String!
    values: [FacetValue!]!
  }
  type FacetValue @dontInfer {
    value: String!
    label: String!
  }
  type ListedVariants @dontInfer {
    productId: Int!
    versions: String!
    from: String!
  }
  type ShopProduct implements Node @dontInfer {
    productId: Int!
    path: String!
    name: String!
    nameLocale: String!
    summary: String!
    descriptionHtml: String!
    descriptionLocale: String!
    seoTitle: String!
    seoDescription: String!
    finalPrice: Float!
    priceBeforeDiscount: Float!
    vatPercent: Float!
    stock: Int!
    weightGrams: Float
    variantGroup: Int
    isListed: Boolean!
    variantAxes: [VariantAxis!]!
    brand: String!
    attributes: [ProductAttribute!]!
    picturePath: String!
    morePicturePaths: [String!]!
    cardImage: PictureImage
    gallery: [GalleryPicture!]!
    addedAt: Date! @dateformat
    reviewAverage: Float!
    reviewCount: Int!
    reviews: [ShopReview!]!
    categoryIds: [Int!]!
    trail: [Crumb!]!
    related: [ShopProduct!]! @link(from: "relatedIds")
    lessons: [Lesson!]! @link(from: "lessonIds")
  }
  type ShopListPage implements Node @dontInfer {
    path: String!
    productCount: Int!
    products: [ShopProduct!]! @link(from: "productIds")
    variants: [ListedVariants!]!
    facets: [ListFacet!]!
  }
`

const blogTypes = /* GraphQL */ `
  type LessonTopic implements Node @dontInfer {
    categoryId: Int!
    path: String!
    name: String!
    summary: String!
    picturePath: String!
    tileImage: PictureImage
    level: Int!
    lessonCount: Int!
    series: [Int!]!
    parentId: Int
    trail: [Crumb!]!
    subtopics: [LessonTopic!]! @link(by: "parentId", from: "categoryId")
    firstPage: TopicListPage @link(by: "path", from: "path")
  }
  type TopicListPage implements Node @dontInfer {
    path: String!
    lessons: [Lesson!]! @link(from: "lessonIds")
  }
  type LessonSeries @dontInfer {
    name: String!
    path: String!
    position: Int!
    count: Int!
  }
  type LessonAuthor @dontInfer {
    name: String!
    bio: String!
  }
  type LessonComment @dontInfer {
    commentId: Int!
    parentId: Int
    level: Int!
    author: String!
    text: String!
    writtenAt: Date! @dateformat
    likesCount: Int!
  }
  type RecallCard @dontInfer {
    cardId: String!
    question: String!
    answer: String!
  }
  type Lesson implements Node @dontInfer {
    postId: Int!
    path: String!
    title: String!
    subtitle: String!
    summary: String!
    bodyHtml: String!
    recallCards: [RecallCard!]!
    headings: [SectionHeading!]!
    minutes: Int!
    seoTitle: String!
    seoDescription: String!
    picturePath: String!
    cardImage: PictureImage
    leadImage: PictureImage
    pageImage: PictureImage
    publishedAt: Date! @dateformat
    featured: Boolean!
    topicName: String!
    categoryIds: [Int!]!
    trail: [Crumb!]!
    tags: [String!]!
    author: LessonAuthor
    likesCount: Int!
    comments: [LessonComment!]!
    series: LessonSeries!
    next: Lesson @link(from: "nextId")
    related: [Lesson!]! @link(from: "relatedIds")
    relatedProducts: [ShopProduct!]! @link(from: "relatedProductIds")
  }
`

const textTypes = /* GraphQL */ `
  type TextFact @dontInfer {
    figure: String!
    words: String!
  }
  type TextPage implements Node @dontInfer {
    slug: String!
    title: String!
    description: String!
    lead: String!
    facts: [TextFact!]!
    html: String!
    headings: [SectionHeading!]!
    updatedAt: Date @dateformat
    related: [TextPage!]! @link(by: "slug", from: "relatedSlugs")
  }
`

/** Explicit types of the content, so that an empty or unusual response cannot change the schema. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([sharedTypes, pageTypes, shopTypes, blogTypes, textTypes])
}
