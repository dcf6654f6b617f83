/** Lists that are read on from a cursor, by the key under which a page keeps its place in them. */
export const cursorLists = ['blogPostsCursor', 'blogPostCommentsCursor'] as const
export type CursorList = (typeof cursorLists)[number]

/**
 * The key of one list's place. Lists that belong to something, such as the comments of one post,
 * are told apart by its id.
 */
export function cursorKey(list: CursorList, ownerId?: number): string {
  return ownerId === undefined ? list : `${list}-${ownerId}`
}
