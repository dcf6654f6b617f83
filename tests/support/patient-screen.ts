import { configure } from '@testing-library/react'

/** A part that comes by its own script is compiled on its first way in, which takes its time on a busy machine. */
configure({ asyncUtilTimeout: 20_000 })
