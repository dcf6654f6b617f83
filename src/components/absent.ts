/**
 * Stands in for a part that its page can do without, where its script did not come. It draws
 * nothing, which the type calls never, so that it fits wherever any part does.
 */
export const absent = () => ({ default: (): never => null as never })
