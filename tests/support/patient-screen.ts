import { configure } from '@testing-library/react'

/** Deferred components are compiled on their first import, which is slow on a busy machine. */
configure({ asyncUtilTimeout: 20_000 })
