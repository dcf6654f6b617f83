/** Texts of the outbox page. */
export const outboxMessages = {
  title: 'Εξερχόμενα μηνύματα',
  lead: 'Εδώ μένουν τα μηνύματα που θα έστελνε το κατάστημα. Κανένα δεν φεύγει στ’ αλήθεια.',
  none: 'Δεν υπάρχει ακόμη κανένα μήνυμα.',
  to: 'Προς',
  home: 'Πίσω στην αρχή',
} as const
