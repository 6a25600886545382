const { EventEmitter } = require('node:events');

/** The index writes what it has read a moment after it has read it, and often several products in a row. */
const SETTLED_MS = 250;

const changes = new EventEmitter().setMaxListeners(0);
let announcement = null;

/** Says, once for all that happens at nearly the same time, that what lists show has changed. */
function announceChange() {
  if (announcement !== null) return;
  announcement = setTimeout(() => {
    announcement = null;
    changes.emit('change');
  }, SETTLED_MS);
}

module.exports = { announceChange, changes };
