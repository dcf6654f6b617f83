import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { builtHtml } from '../testing/built-html'
import { NeedsScript } from './needs-script'

const form = (
  <NeedsScript notice='Χρειάζεται JavaScript.'>
    <button type='button'>Αποστολή</button>
  </NeedsScript>
)

it('says in the HTML of the build, and only until it is hydrated, that scripts are late', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = await builtHtml(form)
  const late = () => place.querySelector<HTMLElement>('[role=alert]')
  expect(late()?.textContent).toMatch(/το κουμπί δεν λειτουργεί/)
  expect(late()?.querySelector('a')?.getAttribute('href')).toBe('')
  // CSS reveals it after a while.
  expect(getComputedStyle(late() as HTMLElement).visibility).toBe('hidden')
  await act(async () => void hydrateRoot(place, form))
  expect(late()).toBeNull()
  expect(place.querySelector('button')).not.toBeNull()
  place.remove()
})
