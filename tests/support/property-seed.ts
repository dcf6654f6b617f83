import fc from 'fast-check'
import { sampleSeed } from './long-run'

const { PROPERTY_SEED = String(sampleSeed) } = process.env

/*
 * Property tests try the same cases in every run, so that a change fails by its own fault alone. With
 * `free` each run tries others, as some steps of the full run do; a failed test prints its seed.
 */
if (PROPERTY_SEED !== 'free') fc.configureGlobal({ seed: Number(PROPERTY_SEED) })
