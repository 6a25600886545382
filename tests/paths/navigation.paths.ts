import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { navigationSamples, navigationStateKey } from '#machines/navigation/navigation.samples.ts';
import { flowPaths, passed, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG } from './problems.ts';

export const navigationPaths = flowPaths({
  flow: 'navigation',
  machine: navigationMachine,
  key: navigationStateKey,
  user: {
    'follows a link': navigationSamples['page.requested'].link,
    'follows a link within the page': navigationSamples['page.requested'].smoothLink,
    scrolls: navigationSamples['shopper.scrolled'].wheel,
  },
  shop: { 'the page can be seen': navigationSamples['page.revealed'].gatePassed },
  environment: {
    'the visit begins at home': navigationSamples['history.read'].atHome,
    'the visit begins at a part of the page': navigationSamples['history.read'].atFragment,
    'the list is loaded again, far down': navigationSamples['history.read'].listAgain,
    'the address goes on to the list': navigationSamples['history.changed'].onwards,
    'the address goes back home': navigationSamples['history.changed'].back,
    'the address names a filter': navigationSamples['history.changed'].filtered,
    'the address goes back to a part of the page': navigationSamples['history.changed'].toFragment,
    'the page is hidden': navigationSamples['page.hidden'].scrolled,
    'the page is tall enough': navigationSamples['place.reached'].tallEnough,
    'the history cannot be watched': refused('watchHistory', BUG),
    'the height cannot be searched for': refused('seekPosition', BUG),
    'the part of the page cannot be searched for': refused('seekFragment', BUG),
  },
  time: {
    'the new page has been announced': passed('openingTime', 'navigation.page.justOpened'),
    'the height takes long': passed('patience', 'navigation.scroll.seekingPosition'),
    'the height is never reached': passed('longPatience', 'navigation.scroll.seekingPosition'),
    'the part of the page never comes': passed('patience', 'navigation.scroll.seekingFragment'),
  },
});
