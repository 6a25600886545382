import { helpMachine } from '#machines/help/help.machine.ts';
import { helpInput, helpSamples, helpStateKey } from '#machines/help/help.samples.ts';
import { flowPaths } from '#tools/chart-tests/engine/flow-paths.ts';

export const helpPaths = flowPaths({
  flow: 'help',
  machine: helpMachine,
  input: helpInput,
  key: helpStateKey,
  user: {
    "searches for 'refund'": helpSamples['search.changed'].found,
    'searches for what is not there': helpSamples['search.changed'].nothingFound,
    'empties the search box': helpSamples['search.changed'].blank,
    'clears the search': helpSamples['search.cleared'].plainly,
    'opens or closes the question of delivery': helpSamples['question.toggled'].ofDelivery,
    'opens or closes the question of refunds': helpSamples['question.toggled'].ofRefund,
  },
  shop: {
    'the page is opened by a link': helpSamples['help.reached'].byLink,
    'the shopper comes back to the page': helpSamples['help.reached'].byBack,
    'the shopper signs out': helpSamples['shopper.signedOut'].plainly,
  },
  neverAnswered: ['the shopper comes back to the page'],
});
