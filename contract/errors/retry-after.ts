/** Longest wait that an answer may ask for, in seconds: a longer one is read as this. */
export const longestRetryAfter = 24 * 60 * 60
