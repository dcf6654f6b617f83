/** Words that a Greek reader takes in per minute when reading to learn. */
const wordsPerMinute = 180

/** Whole minutes that a text takes, rounded up so that no lesson takes longer than it says. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}
