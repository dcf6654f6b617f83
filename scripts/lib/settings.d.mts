export const emulatorPort: string
