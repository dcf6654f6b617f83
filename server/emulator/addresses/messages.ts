/** Messages about address books. */
export const addressMessages = {
  otherMain: 'A main address already exists for this user',
} as const
