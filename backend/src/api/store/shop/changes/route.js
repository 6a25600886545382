const { changes } = require('../../../../changes.js');

const BEAT_MS = 20_000;

/** Server-sent events: one whenever what lists show has changed, so that adapters ask for it. */
module.exports.GET = (request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('event: open\ndata:\n\n');
  const sendChange = () => response.write('event: change\ndata:\n\n');
  const beat = setInterval(() => response.write(':\n\n'), BEAT_MS);
  changes.on('change', sendChange);
  request.on('close', () => {
    clearInterval(beat);
    changes.off('change', sendChange);
  });
};
