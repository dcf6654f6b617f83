import { connectToaster, type Toast, type ToastEnd } from '#components/show-toast'
import { showInstallHint, showInstallToast, showOfflineToast, showUpdateToast } from './app-toasts'

const offer = { onPress: () => {}, onClose: () => {} }

it('stays until closed, in Greek, with one action; what needs no answer leaves by itself (R218, R219, R222, R333)', () => {
  const toasts: (Toast | ToastEnd)[] = []
  const end = connectToaster((order) => toasts.push(order))
  showOfflineToast(offer)
  showUpdateToast(offer)
  showInstallToast(offer)
  showInstallHint()
  end()
  const greek = /^[^A-Za-z]+$/
  expect(toasts).toMatchObject([
    { id: 'app-reload', staysForMs: expect.any(Number), action: { label: 'Ανανέωση' } },
    { id: 'app-reload', staysForMs: 0, action: { label: 'Ανανέωση' } },
    { id: 'app-install', staysForMs: 0, action: { label: 'Εγκατάσταση' } },
    { id: 'app-install', staysForMs: 0 },
  ])
  expect(toasts.map((toast) => 'staysForMs' in toast && toast.staysForMs === 0)).toEqual([
    false,
    true,
    true,
    true,
  ])
  for (const toast of toasts) expect(toast).toMatchObject({ title: expect.stringMatching(greek) })
})
