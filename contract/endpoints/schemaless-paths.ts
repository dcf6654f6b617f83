// Paths of endpoints that a guest's page calls without their schemas, as it shows nothing of the
// answer. Apart from the table, which would bring the schemas along.

export const productPath = '/api/products/{id}'
export const productCategoryPath = '/api/products/categories/{id}'
export const productViewPath = '/api/products/{id}/update-view-count'
export const postPath = '/api/blog/posts/{id}'
export const blogCategoryPath = '/api/blog/categories/{id}'
export const postViewPath = '/api/blog/posts/{id}/update-view-count'
export const healthPath = '/api/health'
export const contactPath = '/api/contact'
