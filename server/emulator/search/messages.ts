/** Messages about searches. */
export const searchMessages = {
  noQuery: 'Γράψτε τι αναζητάτε.',
} as const
