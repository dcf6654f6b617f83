import type { NotificationSeed } from './belonging-types'

const customer = 'maria'
const superuser = 'orestis'

/** What the shop told the demo accounts: one of each kind, some of it seen. */
export const notificationSeeds: readonly NotificationSeed[] = [
  {
    kind: 'INFO',
    title: 'Καλώς ήρθατε στη Σταγόνα',
    message: 'Ξεκινήστε με ένα σύντομο μάθημα: λίγα λεπτά την ημέρα αρκούν.',
    about: { link: '/blog' },
    createdAt: '2026-01-10T10:00:00+02:00',
    told: { [customer]: true, [superuser]: true, giorgos: true },
  },
  {
    kind: 'SUCCESS',
    title: 'Η παραγγελία σας παραδόθηκε',
    message: 'Ελπίζουμε να τη χαρείτε. Μια κριτική σας βοηθά όσους διαλέγουν τώρα.',
    about: { order: 'maria DELIVERED' },
    createdAt: '2026-10-23T12:06:00+03:00',
    told: { [customer]: true },
  },
  {
    kind: 'DANGER',
    title: 'Νέα σύνδεση στον λογαριασμό σας',
    message: 'Αν δεν ήσασταν εσείς, αποσυνδέστε τη συσκευή και αλλάξτε τον κωδικό σας.',
    about: { link: '/account/sessions' },
    createdAt: '2026-11-02T07:58:00+02:00',
    told: { [customer]: true, [superuser]: false },
  },
  {
    kind: 'WARNING',
    title: 'Λίγα τεμάχια έμειναν',
    message: 'Ένα προϊόν από τα αγαπημένα σας εξαντλείται.',
    about: { link: '/account/favourites/products' },
    createdAt: '2026-11-09T18:20:00+02:00',
    told: { [customer]: false },
  },
  {
    kind: 'SUCCESS',
    title: 'Το δέμα σας ξεκίνησε',
    message: 'Η παραγγελία σας είναι στον δρόμο. Θα τη βρείτε με τον αριθμό αποστολής.',
    about: { order: 'maria SHIPPED' },
    createdAt: '2026-11-14T15:11:00+02:00',
    told: { [customer]: false },
  },
  {
    kind: 'ERROR',
    title: 'Μια πληρωμή δεν ολοκληρώθηκε',
    message: 'Η κατάθεση δεν βρέθηκε και η παραγγελία ακυρώθηκε. Δεν χρεωθήκατε.',
    about: { order: 'maria CANCELED' },
    createdAt: '2026-05-07T10:16:00+03:00',
    told: { [customer]: true },
  },
  {
    kind: 'INFO',
    title: 'Νέα κριτική περιμένει έγκριση',
    message: 'Διαβάστε την και αποφασίστε αν θα φανεί στο κατάστημα.',
    createdAt: '2026-11-17T09:00:00+02:00',
    told: { [superuser]: false },
  },
  {
    kind: 'SUCCESS',
    title: 'Λάβαμε την παραγγελία σας',
    message: 'Θα σας ειδοποιήσουμε μόλις ετοιμαστεί.',
    about: { order: 'orestis PENDING' },
    createdAt: '2026-11-18T22:18:00+02:00',
    told: { [superuser]: false },
  },
]
