/** Where a view of a lesson's page is counted. The path alone: the page loads it first. */
export const postViewPath = '/api/blog/posts/{id}/update-view-count'
