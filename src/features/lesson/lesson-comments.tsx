import { idleLazy } from '../../components/idle-lazy'
import type { LiveCommentsProps } from './components/live-comments'

/** The comments that the build knew; once the page is idle, those of the API. */
export const LessonComments = idleLazy<LiveCommentsProps>(
  () => import(/* webpackChunkName: "live-comments" */ './components/live-comments'),
)
