import { idleLazy } from '../../components/idle-lazy'

/** The contact form; readable at once, alive once the page is idle or somebody begins to write. */
export const ContactForm = idleLazy<object>(() => import('./components/live-contact-form'))
