import type { BlogComment } from '#contract/blog/blog-comment'

/** A comment as the API returns it, for tests. */
export function apiComment(id: number, differences: Partial<BlogComment> = {}): BlogComment {
  return {
    id,
    uuid: '0f2b7c1e-5c0b-4d1e-9a53-1c2d3e4f5a6b',
    translations: { el: { content: `Σχόλιο ${id}` } },
    isApproved: true,
    user: 3,
    displayName: 'Μαρία Κ.',
    post: 7,
    children: [],
    parent: null,
    level: 0,
    treeId: id,
    likesCount: 0,
    repliesCount: 0,
    createdAt: '2026-02-09T09:00:00+02:00',
    updatedAt: '2026-02-09T09:00:00+02:00',
    ...differences,
  }
}
