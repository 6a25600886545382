import type { HelpInput } from '#machines/help/help.machine.ts';
import { QUESTIONS } from './questions.ts';

/** What the help page starts with. */
export const helpInput = (): HelpInput => ({ groups: QUESTIONS, open: ['delivery-cost'] });
