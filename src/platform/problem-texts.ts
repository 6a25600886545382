/** These messages are for failures that the server does not explain. */
export const PROBLEM_TEXTS = {
  offline: 'We could not reach the shop. Check your connection and try again.',
  malformed: 'The shop sent an answer we could not read. Please try again.',
  server: 'Something went wrong at our end. Please try again.',
  busy: 'The shop is very busy at the moment. Please try again in a minute.',
  notFound: 'We could not find that.',
} as const;
