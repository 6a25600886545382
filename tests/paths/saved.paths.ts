import { savedMachine } from '#machines/saved/saved.machine.ts';
import { savedSamples, savedStateKey } from '#machines/saved/saved.samples.ts';
import { answered, flowPaths, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG } from './problems.ts';

export const savedPaths = flowPaths({
  flow: 'saved',
  machine: savedMachine,
  key: savedStateKey,
  user: {
    'presses the heart of the whisky': savedSamples['bottle.toggled'].whisky,
    'presses the heart of a gin': savedSamples['bottle.toggled'].gin,
    "presses 'Remove' of the whisky": savedSamples['bottle.removed'].whisky,
    'removes a bottle that is not saved': savedSamples['bottle.removed'].unknown,
  },
  shop: {
    'the whisky is moved here from the cart': savedSamples['line.savedForLater'].whisky,
    'the first removal is undone': savedSamples['removal.undone'].first,
    'the move of the whisky is undone': savedSamples['savedForLater.undone'].whisky,
  },
  environment: {
    'storage holds nothing': savedSamples['page.hydrated'].nothing,
    'storage holds the whisky': savedSamples['page.hydrated'].one,
    'storage holds a hundred bottles': savedSamples['page.hydrated'].full,
    'storage holds the whisky, and one that is damaged': savedSamples['page.hydrated'].oneBesideDamage,
    'storage holds the whisky, and one that is damaged and cannot be set aside':
      savedSamples['page.hydrated'].oneBesideDamageInPlace,
    'the browser stores nothing from the start': savedSamples['storage.refused'].plainly,
    'the browser stores the bottles': answered('storeSaved', true),
    'the browser stores nothing': answered('storeSaved', false),
    'storing stops at a bug': refused('storeSaved', BUG),
    'what is stored cannot be watched': refused('watchStoredSaved', BUG),
    'another tab has saved a gin alone': savedSamples['saved.changedElsewhere'].gin,
    'another tab has removed all': savedSamples['saved.changedElsewhere'].none,
    'another tab has saved a hundred bottles': savedSamples['saved.changedElsewhere'].full,
  },
  neverAnswered: ['removes a bottle that is not saved'],
});
