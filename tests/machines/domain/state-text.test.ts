import { expect, it } from 'vitest';
import { stateText } from '#machines/domain/state-text.ts';

it('FLW-2 a state is named by its path, and those of several regions beside one another', () => {
  expect(stateText('idle')).toBe('idle');
  expect(stateText({ open: 'choosingPayment' })).toBe('open.choosingPayment');
  expect(stateText({ list: { showing: 'settled' }, filterPanel: 'closed' })).toBe(
    'list.showing.settled|filterPanel.closed',
  );
  expect(stateText({ list: {}, filterPanel: undefined })).toBe('list|filterPanel');
});
