import { emulatorUpstream } from './emulator-upstream'
import { realUpstream } from './real-upstream'
import type { UpstreamUnderTest, Verification } from './upstream-under-test'

/** A machine under load is slow and not wrong. */
const patienceMs = 30_000
jest.setTimeout(patienceMs)

/**
 * The upstream that sits the exam: the emulator, or, where `npm run test:allauth` has started it,
 * the real one.
 */
export function openUpstream(verification: Verification = 'code'): Promise<UpstreamUnderTest> {
  return process.env.ALLAUTH_EXAM ? realUpstream(verification) : emulatorUpstream(verification)
}
