/** What the API says about searches, in English as it does. */
export const searchMessages = {
  noQuery: 'A search query is required.',
} as const
