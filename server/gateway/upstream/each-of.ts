/**
 * Runs a task for each number from `first` to `last`, a few at a time; stops at the first error.
 */
export async function eachOf<Result>(
  [first, last]: readonly [number, number],
  atOnce: number,
  task: (number: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = first
  let failed = false
  const work = async () => {
    while (next <= last && !failed) {
      const number = next
      next += 1
      try {
        results[number - first] = await task(number)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, last - first + 1) }, work))
  return results
}
