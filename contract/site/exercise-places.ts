/**
 * Attributes of the empty places in the exercise of a lesson. The build writes them into the text, which
 * React renders as HTML; on the page a script puts a checkbox into each step, and the progress last.
 */
export const exercisePlaces = { step: 'data-step', progress: 'data-progress' } as const
