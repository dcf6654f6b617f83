/** Where the emulator of all end-to-end tests answers. */
export const emulatorUrl = `http://localhost:${process.env.E2E_EMULATOR_PORT || '8110'}`
