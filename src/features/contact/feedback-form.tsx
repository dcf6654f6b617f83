import { idleLazy } from '../../components/idle-lazy'

/** The form for opinions; readable at once, alive once the page is idle or somebody begins. */
export const FeedbackForm = idleLazy<object>(() => import('./components/live-feedback-form'))
