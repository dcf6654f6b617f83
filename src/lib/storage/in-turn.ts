/**
 * Runs an action under a named lock shared by all tabs (Web Locks); where the browser has no locks, at
 * once.
 */
export async function inTurn<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? await locks.request(name, act) : act()
}
