/** Where a view of a product's page is counted. The path alone: the page loads it first. */
export const productViewPath = '/api/products/{id}/update-view-count'
