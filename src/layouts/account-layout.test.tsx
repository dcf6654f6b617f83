import { act, render, screen, within } from '@testing-library/react'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { AccountLayout } from './account-layout'

beforeEach(() => publishSession(unknownSession))

async function open(path: string) {
  render(
    <AccountLayout path={path} builtPath='/account'>
      <h1>Τίτλος</h1>
    </AccountLayout>,
  )
  await act(async () => {})
}

const menu = { name: 'Μενού λογαριασμού' }
const signIn = () =>
  act(() => publishSession({ ...unknownSession, status: 'member', user: annasAccount }))

describe('AccountLayout', () => {
  it('uses the layout of the route table: sign-in has no menu', async () => {
    await open('/account/login')
    signIn()
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('keeps no space for a menu beside the page of a guest', async () => {
    await open('/account/subscriptions')
    const isAlone = () => document.querySelector('[data-alone]') !== null
    expect(isAlone()).toBe(false)
    act(() => publishSession({ ...unknownSession, status: 'guest' }))
    expect(isAlone()).toBe(true)
    signIn()
    await screen.findByRole('navigation', menu)
    expect(isAlone()).toBe(false)
  })

  it('shows the account menu to members only, in three groups (R476)', async () => {
    await open('/account/orders/7')
    expect(screen.getByRole('complementary')).toBeTruthy()
    expect(screen.queryByRole('navigation', menu)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Ο λογαριασμός σας' })).toBeNull()
    signIn()
    const entries = within(await screen.findByRole('navigation', menu))
    expect(entries.getByRole('link', { current: true }).textContent).toBe('Παραγγελίες')
    expect(entries.getByRole('button', { name: 'Αποσύνδεση' })).toBeTruthy()
    const groups = entries.getAllByRole('list', { name: /./ })
    expect(groups.map((group) => within(group).getAllByRole('link')[0]?.textContent)).toEqual([
      'Επανάληψη',
      'Παραγγελίες',
      'Ρυθμίσεις',
    ])
    for (const [name, path] of [
      ['Επανάληψη', '/practice'],
      ['Αποθηκευμένα μαθήματα', '/saved'],
    ] as const) {
      expect(entries.getByRole('link', { name }).getAttribute('href')).toBe(path)
    }
  })
})
