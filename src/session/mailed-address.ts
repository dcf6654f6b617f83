import { tabStorage } from '../lib/storage/tab-storage'

const name = 'mailed-to'

/**
 * Where the last code or link was mailed to, so that the next screen can say so and ask again after
 * a reload. The tab forgets it when it is closed, and when somebody is signed in.
 */
export const mailedAddress = {
  /** Null where this tab asked for no mail. */
  read: (): string | null => tabStorage.read(name),
  keep: (email: string): void => tabStorage.write(name, email),
  forget: (): void => tabStorage.remove(name),
}
