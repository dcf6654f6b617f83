import { idleLazy } from '../../shared/ui/idle-lazy'

/** The contact form; readable at once, alive once the page is idle or somebody begins to write. */
export const ContactForm = idleLazy<object>(() => import('./parts/live-contact-form'))
