import { idleLazy } from '../../shared/ui/idle-lazy'
import type { LiveCommentsProps } from './parts/live-comments'

/** The comments that the build knew; once the page is idle, those of the API. */
export const LessonComments = idleLazy<LiveCommentsProps>(
  () => import(/* webpackChunkName: "live-comments" */ './parts/live-comments'),
)
