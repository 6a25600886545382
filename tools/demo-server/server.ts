/**
 * The built shop and its mock API at one address: `npm start` and the browser tests.
 *
 * PORT           the port, 4173 unless set
 * MOCK_DELAYS    `on` for the delays of API-2; off unless set, so that the shop feels as fast as it is
 * MOCK_SCENARIO  one of scenarios.ts for every request, to look at the shop under it; none unless set
 * MOCK_SCENARIOS `on`: a request may name one of scenarios.ts in the header `x-mock-scenario`; for tests
 * ACCESS_LOG     `json` for one line of JSON a request; none unless set
 *
 * The server stores nothing between requests, so clients never affect each other. A scenario of an unknown name
 * is answered with 400. SIGTERM and SIGINT stop it: running requests have ten seconds.
 */
import { switchDelaysOn } from '#mocks/delays.ts';
import { handlersFor } from '#mocks/named-scenarios.ts';
import { answerMockApi } from './api.ts';
import { fail, serveBuiltShop } from './serve.ts';
import { isApiPath } from './shop-server.ts';

if (process.env.MOCK_DELAYS === 'on') switchDelaysOn();
const scenario = process.env.MOCK_SCENARIO;
if (scenario && !handlersFor(scenario)) fail(`There is no scenario '${scenario}'. mocks/scenarios.ts names them.`);

serveBuiltShop({ answer: answerMockApi, isAddress: isApiPath }, 'npm start');
