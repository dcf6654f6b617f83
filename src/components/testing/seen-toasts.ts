import { connectToaster, type Toast } from '../show-toast'

/**
 * Stands in for the toaster in a test file.
 * @returns the toasts of the present test, in their order
 */
export function seenToasts(): Toast[] {
  const seen: Toast[] = []
  connectToaster((order) => {
    if ('title' in order) seen.push(order)
  })
  beforeEach(() => {
    seen.length = 0
  })
  return seen
}
