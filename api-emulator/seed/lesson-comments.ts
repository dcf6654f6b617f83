import { ergasiaComments } from './comments/ergasia'
import { glossaComments } from './comments/glossa'
import { mathisiComments } from './comments/mathisi'
import { skepsiComments } from './comments/skepsi'
import { zoiComments } from './comments/zoi'
import type { CommentSeed } from './seed-types'

/** What visitors wrote under each lesson, keyed by its slug. */
export const lessonComments: Readonly<Record<string, readonly CommentSeed[]>> = {
  ...mathisiComments,
  ...glossaComments,
  ...skepsiComments,
  ...ergasiaComments,
  ...zoiComments,
}
