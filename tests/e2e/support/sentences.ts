/** What people read, word for word, when nobody answers behind the gateway (R320). */
export const unreachable =
  'Δεν είναι δυνατή η σύνδεση με τον διακομιστή. Παρακαλώ δοκιμάστε ξανά αργότερα.'
