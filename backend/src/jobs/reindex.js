/**
 * Reads the whole catalogue into the index again, every hour: some changes in the admin send no event, as when products
 * are added to a category on its own page, a brand is deleted, or a place begins to sell. 1,000 products take 2 s.
 */
const { Modules } = require('@medusajs/framework/utils');
const { announceChange } = require('../changes.js');

module.exports.default = async (container) => {
  await container.resolve(Modules.SEARCH).reindex({ index: 'product' });
  announceChange();
};

module.exports.config = { name: 'reindex', schedule: '0 * * * *' };
