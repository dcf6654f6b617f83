import type { z } from 'zod/mini'
import type { linkLeaving, linkLeft, newsletterTopic } from '../account/newsletter'

export const exampleTopic = {
  id: 5,
  translations: {
    el: { name: 'Νέα μαθήματα', description: 'Μία φορά την εβδομάδα, δύο γραμμές το καθένα.' },
  },
  state: 'out',
  isOpen: true,
} satisfies z.input<typeof newsletterTopic>

/** From the link of a mail that leaves one topic. */
export const exampleLinkLeaving = {
  token: 'eyJwayI6N30:1tXy:sKq-9_',
  topic: 'newsletter',
} satisfies z.input<typeof linkLeaving>

export const exampleLinkLeft = { count: 1, topic: 'Νέα μαθήματα' } satisfies z.input<
  typeof linkLeft
>
