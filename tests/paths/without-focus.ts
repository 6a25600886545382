const ELSEWHERE = 'Another tab has removed what had the focus. The browser goes on from its place at the next Tab.';

/** Moves after which nothing has the focus although something had it before, each with the reason. After any other it is a fault. */
export const WITHOUT_FOCUS: Readonly<Record<string, string>> = {
  'takes the focus from the messages': 'The shopper has left them for nothing else.',
  'another tab saves as many bottles as possible': ELSEWHERE,
  'another tab removes all saved bottles': ELSEWHERE,
};
