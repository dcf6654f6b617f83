import type { ConsentChoice } from './consent-choice'
import { consentScreen } from './consent-screen'

const undecided: ConsentChoice = { kind: 'undecided' }
const given: ConsentChoice = { kind: 'given', enabled: [] }
const declined: ConsentChoice = { kind: 'declined' }
const free = { forced: false }
const forced = { forced: true }

describe('consentScreen', () => {
  it.each([
    ['the banner while undecided (R235)', undecided, free, '/', false, [true, false, 'closed']],
    ['banner and settings on request', undecided, free, '/', true, [true, false, 'open']],
    ['the button once given', given, free, '/', false, [false, true, 'closed']],
    ['the button once declined (R240)', declined, free, '/', false, [false, true, 'closed']],
    ['the settings on request', declined, free, '/', true, [false, true, 'open']],
    ['forced settings (R246)', undecided, forced, '/', false, [false, false, 'forced']],
    ['nothing forced once decided', given, forced, '/', false, [false, true, 'closed']],
    ...['/cookies-policy', '/privacy-policy', '/terms-of-use'].map(
      (path) =>
        [
          `nothing on ${path}, which is readable before a choice`,
          undecided,
          forced,
          path,
          false,
          [false, false, 'closed'],
        ] as const,
    ),
  ] as const)('is %s', (_, choice, rules, path, settingsOpen, [banner, button, settings]) => {
    expect(consentScreen({ choice, path, rules, settingsOpen })).toEqual({
      banner,
      button,
      settings,
    })
  })
})
