import { cleanFormatted, cutAt } from '#machines/domain/typed-text.ts';
import { LONGEST_CODE } from '#machines/domain/voucher.ts';

/** Why a code does not count. */
export type VoucherProblem = 'blank' | 'unknown' | 'usedUp' | 'unanswered';

/** 'welcome 10', pasted with invisible characters, is 'WELCOME10'. VCH-1, TYP-4, TYP-7. */
export const cleanCode = (text: string): string =>
  cutAt(cleanFormatted(text).replace(/\s/g, '').toUpperCase(), LONGEST_CODE);
