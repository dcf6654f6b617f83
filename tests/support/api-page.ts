/** One page of a list as the API returns it. */
export function apiPage<Item>(results: readonly Item[], totalPages = 1) {
  return {
    links: { next: null, previous: null },
    count: results.length,
    totalPages,
    pageSize: 12,
    pageTotalResults: results.length,
    page: 1,
    results: [...results],
  }
}
