/**
 * Has one tab after the other do something under a name; where the browser knows no such turns, it
 * is done at once.
 */
export async function inTurn<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? await locks.request(name, act) : act()
}
