/** Under which name a rewritten review waits in the tab. */
export function reviewDraft(id: number): string {
  return `review-${id}`
}
