/** Where each list of the content comes from. */
export const listEndpoints = {
  products: '/product',
  productCategories: '/product/category',
  productImages: '/product/image',
  productReviews: '/product/review',
  blogPosts: '/blog/post',
  blogCategories: '/blog/category',
  blogComments: '/blog/comment',
  blogTags: '/blog/tag',
  blogAuthors: '/blog/author',
} as const
export type ListName = keyof typeof listEndpoints
