import { otherBottle, sampleBottle } from '#machines/domain/product.samples.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import { productSamples, productStateKey } from '#machines/product/product.samples.ts';
import { fetched, prerendered } from '#tests/support/fetched.ts';
import { answered, flowPaths, passed, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { MALFORMED, NOT_FOUND, SERVER_FAULT, UNAUTHORISED } from './problems.ts';

export const productPaths = flowPaths({
  flow: 'product',
  machine: productMachine,
  key: productStateKey,
  user: {
    "presses 'plus'": productSamples['quantity.stepped'].up,
    "presses 'minus'": productSamples['quantity.stepped'].down,
    'asks for more than may be chosen': productSamples['quantity.stepped'].beyondTheMost,
    'looks at the label': productSamples['crop.chosen'].label,
    'looks at the whole bottle': productSamples['crop.chosen'].whole,
    "presses 'Try again'": productSamples['load.retried'].plainly,
  },
  shop: {
    'the product is asked for': productSamples['product.requested'].byLink,
    'the product is asked for from the list, which knows it': productSamples['product.requested'].fromTheList,
    'Back leads to the product': productSamples['product.requested'].byBack,
    'Back leads to the product, which the list knows': productSamples['product.requested'].byBackFromTheList,
    'Back leads to the product under a wrong category': productSamples['product.requested'].byBackUnderAWrongCategory,
    'the product is asked for under a wrong category': productSamples['product.requested'].underAWrongCategory,
    'the list asks for it under a wrong category': productSamples['product.requested'].fromTheListUnderAWrongCategory,
    'another product is asked for': productSamples['product.requested'].another,
    'the server does not know the product': productSamples['product.unlisted'].byTheServer,
    'the product is left': productSamples['product.left'].plainly,
  },
  environment: {
    'the product comes': answered('fetchProduct', fetched(sampleBottle)),
    'the page holds the product': answered('fetchProduct', prerendered(sampleBottle)),
    'the other product comes': answered('fetchProduct', fetched(otherBottle)),
    'the product fails': refused('fetchProduct', SERVER_FAULT),
    'the product makes no sense': refused('fetchProduct', MALFORMED),
    'the product is answered with 401': refused('fetchProduct', UNAUTHORISED),
    'there is no such product': refused('fetchProduct', NOT_FOUND),
    'the known product is as it was': answered('verifyProduct', fetched(sampleBottle)),
    'the known product has another price': answered('verifyProduct', fetched({ ...sampleBottle, price: 3995 })),
    'the known product cannot be verified': refused('verifyProduct', SERVER_FAULT),
    'the known product is no longer sold': refused('verifyProduct', NOT_FOUND),
    'related products come': answered('fetchRelated', [otherBottle]),
    'no related product comes': answered('fetchRelated', []),
    'related products fail': refused('fetchRelated', SERVER_FAULT),
    'today the product is the same': answered('revalidateProduct', sampleBottle),
    'today the product has another price': answered('revalidateProduct', { ...sampleBottle, price: 3995 }),
    'today the product is no longer sold': refused('revalidateProduct', NOT_FOUND),
    'today no product comes': refused('revalidateProduct', SERVER_FAULT),
    'today the shelf is empty': answered('revalidateRelated', []),
    'today no shelf comes': refused('revalidateRelated', SERVER_FAULT),
  },
  time: { 'the product is slow': passed('slowDelay', 'product.loading.waiting') },
});
