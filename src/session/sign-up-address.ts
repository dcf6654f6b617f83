import { tabStorage } from '#lib/storage/tab-storage'

const storageName = 'sign-up-address'

/**
 * The e-mail with which the form of an account begins, from the order of a guest. In the tab's storage
 * and not in the address, which others read; it is taken once.
 */
export const signUpAddress = {
  keep: (email: string): void => tabStorage.write(storageName, email),
  /** Empty where none was kept. */
  take: (): string => {
    const email = tabStorage.read(storageName) ?? ''
    tabStorage.remove(storageName)
    return email
  },
}
