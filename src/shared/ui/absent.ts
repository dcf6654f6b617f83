/** Stands in for a part that its page can do without, where its script did not come. */
export const absent = () => ({ default: () => null })
