import { setStage, type Toast, type ToastEnd } from '../../components/show-toast'
import { sayInstall, sayInstallHint, sayUpdate } from './say'

const offer = { onPress: () => {}, onClose: () => {} }

it('says what stays until somebody closes it, in Greek, with one thing to do (R219, R222, R333)', () => {
  const said: (Toast | ToastEnd)[] = []
  const end = setStage((order) => said.push(order))
  sayUpdate(offer)
  sayInstall(offer)
  sayInstallHint()
  end()
  const greek = /^[^A-Za-z]+$/
  expect(said).toMatchObject([
    { id: 'app-reload', staysForMs: 0, action: { label: 'Ανανέωση' } },
    { id: 'app-install', staysForMs: 0, action: { label: 'Εγκατάσταση' } },
    { id: 'app-install', staysForMs: 0 },
  ])
  for (const toast of said) expect(toast).toMatchObject({ title: expect.stringMatching(greek) })
})
