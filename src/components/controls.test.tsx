import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Button } from './button'
import { Pagination } from './pagination'
import { QuantityStepper } from './quantity-stepper'
import { SelectMenu } from './select'
import { builtHtml } from './testing/built-html'
import { Tooltip } from './tooltip'

describe('Button', () => {
  it('has four sizes (R180)', () => {
    const classes = (['sm', 'md', 'lg', 'xl'] as const).map((size) => {
      const { container } = render(<Button size={size}>Συνέχεια</Button>)
      return container.querySelector('button[type=button]')?.className
    })
    expect(new Set(classes).size).toBe(4)
  })

  it.each([{ busy: true }, { held: true }])(
    'ignores clicks while it is %j, and keeps the focus',
    async ({ busy = false, held = false }) => {
      const [press, submit] = [jest.fn(), jest.fn()]
      render(
        <form onSubmit={submit}>
          <Button type='submit' busy={busy} held={held} onClick={press}>
            Αποθήκευση
          </Button>
        </form>,
      )
      const button = screen.getByRole('button', { busy })
      await userEvent.click(button)
      expect(press).not.toHaveBeenCalled()
      expect(submit).not.toHaveBeenCalled()
      expect(button.getAttribute('aria-disabled')).toBe('true')
      expect(document.activeElement).toBe(button)
    },
  )

  it('becomes busy where the browser has translated its text (R362)', () => {
    const { rerender } = render(<Button>Αποθήκευση</Button>)
    const translated = document.createElement('font')
    translated.textContent = 'Save'
    screen.getByText('Αποθήκευση').firstChild?.replaceWith(translated)
    rerender(<Button busy>Αποθήκευση</Button>)
    rerender(<Button>Αποστολή</Button>)
    expect(screen.getByRole('button').textContent).toBe('Αποστολή')
  })
})

describe('Pagination', () => {
  const hrefOf = (page: number) => `/blog/page/${page}`

  it('links each page and marks the present one', () => {
    render(<Pagination page={2} pageCount={3} hrefOf={hrefOf} />)
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe(
      'Σελίδα 2',
    )
    const next = screen.getByRole('link', { name: 'Επόμενη σελίδα' })
    expect([next.getAttribute('href'), next.getAttribute('rel')]).toEqual(['/blog/page/3', 'next'])
  })

  it('renders nothing for a single page', () => {
    expect(render(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />).container.innerHTML).toBe(
      '',
    )
  })
})

describe('QuantityStepper', () => {
  function start(value: number) {
    const changed = jest.fn()
    render(<QuantityStepper label='Ποσότητα' value={value} max={5} onChange={changed} />)
    return { changed, user: userEvent.setup() }
  }

  it('steps up and down between its bounds', async () => {
    const { changed, user } = start(5)
    expect(screen.getByRole('button', { name: 'Ένα περισσότερο' })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Ένα λιγότερο' }))
    expect(changed.mock.calls).toEqual([[4]])
  })

  it('takes what was typed into the HTML of the build', async () => {
    function Chosen() {
      const [value, setValue] = useState(1)
      return <QuantityStepper label='Ποσότητα' value={value} max={5} onChange={setValue} />
    }
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = await builtHtml(<Chosen />)
    boxOf().value = '3'
    const root = await act(async () => hydrateRoot(place, <Chosen />))
    expect([boxOf().value, screen.getByText('3').textContent]).toEqual(['3', '3'])
    await act(async () => root.unmount())
    place.remove()
  })

  const boxOf = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ποσότητα' })
  const whyNot = 'Γράψτε έναν ακέραιο αριθμό από 1 έως 5. Έμεινε το 2.'

  it.each([
    ['3', 3],
    [' 3 ', 3],
    ['３', 3],
    ['003', 3],
    ['99', 5],
    ['9'.repeat(400), 5],
  ])('takes whole numbers, up to the maximum: %s', async (typed, taken) => {
    const { changed, user } = start(2)
    await user.clear(boxOf())
    await user.type(boxOf(), typed)
    expect(changed).not.toHaveBeenCalled()
    await user.tab()
    expect(changed.mock.calls).toEqual([[taken]])
    expect(screen.queryByText(whyNot)).toBeNull()
  })

  it.each(['2,5', '1e2', '-3', '+3', '1.0', '0', 'x', ' ', ''])(
    'keeps the former quantity instead of %j, and says why',
    async (typed) => {
      const { changed, user } = start(2)
      await user.clear(boxOf())
      await user.type(boxOf(), `${typed}{Enter}`)
      expect(changed).not.toHaveBeenCalled()
      expect(boxOf().value).toBe('2')
      const reason = screen.getByText(whyNot)
      expect(reason.getAttribute('role')).toBe('status')
      expect(boxOf().getAttribute('aria-describedby')).toBe(reason.id)
      await user.click(screen.getByRole('button', { name: 'Ένα λιγότερο' }))
      expect(changed.mock.calls).toEqual([[1]])
      expect(reason.textContent).toBe('')
    },
  )

  it('leaves the text alone while a keyboard composes it', () => {
    const { changed } = start(2)
    fireEvent.compositionStart(boxOf())
    for (const typed of ['1', '1e', '1e2']) {
      fireEvent.input(boxOf(), { target: { value: typed } })
      expect(boxOf().value).toBe(typed)
    }
    fireEvent.keyDown(boxOf(), { key: 'Enter', isComposing: true })
    expect([boxOf().value, changed.mock.calls.length]).toEqual(['1e2', 0])
    fireEvent.compositionEnd(boxOf())
    fireEvent.blur(boxOf())
    expect([boxOf().value, changed.mock.calls.length]).toEqual(['2', 0])
  })

  it('reports a quantity above the maximum, until another one is committed', async () => {
    const reported = jest.fn()
    const user = userEvent.setup()
    render(
      <QuantityStepper
        label='Ποσότητα'
        value={5}
        max={5}
        onChange={() => {}}
        onOverMax={reported}
      />,
    )
    const box = screen.getByRole('textbox', { name: 'Ποσότητα' })
    await user.clear(box)
    await user.type(box, '9999{Enter}')
    await user.tab()
    expect(reported.mock.calls).toEqual([[true]])
    await user.click(screen.getByRole('button', { name: 'Ένα λιγότερο' }))
    expect(reported.mock.calls).toEqual([[true], [false]])
  })
})

describe('SelectMenu', () => {
  it('calls onChange with the choice', async () => {
    const changed = jest.fn()
    const options = [
      { value: 'new', label: 'Νέα' },
      { value: 'old', label: 'Παλιά' },
    ]
    render(<SelectMenu label='Σειρά' value='new' options={options} onChange={changed} />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Σειρά' }), 'Παλιά')
    expect(changed).toHaveBeenCalledWith('old')
  })
})

describe('Tooltip', () => {
  it('shows with focus, hides with Escape, and always describes its control', async () => {
    render(
      <Tooltip text='Τρεις νέες'>
        <button type='button'>Ειδοποιήσεις</button>
      </Tooltip>,
    )
    const tip = screen.getByRole('tooltip', { hidden: true })
    expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tip.id)
    expect(tip.hidden).toBe(true)
    await userEvent.tab()
    expect(tip.hidden).toBe(false)
    await userEvent.keyboard('{Escape}')
    expect(tip.hidden).toBe(true)
  })
})
