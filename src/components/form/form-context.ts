import { createContext, useContext } from 'react'

interface FormContext {
  /** To be called when a field is left or its value is settled. */
  settle: (name: string) => void
  /** What is wrong with the form as a whole. */
  problem: string | undefined
}

const formContext = createContext<FormContext | undefined>(undefined)

export const FormContextProvider = formContext.Provider

/**
 * The form around a field.
 * @throws Error outside of a form
 */
export function useFormContext(): FormContext {
  const context = useContext(formContext)
  if (!context) throw new Error('A field must stand inside a ZodForm.')
  return context
}
