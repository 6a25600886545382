import { connect } from 'node:net';

/** What is asked of a browser: as Marionette calls it, which is what geckodriver speaks to Firefox, and as W3C WebDriver does. */
const COMMANDS = {
  newSession: ['WebDriver:NewSession', 'POST', ''],
  navigate: ['WebDriver:Navigate', 'POST', '/url'],
  back: ['WebDriver:Back', 'POST', '/back'],
  refresh: ['WebDriver:Refresh', 'POST', '/refresh'],
  setWindowRect: ['WebDriver:SetWindowRect', 'POST', '/window/rect'],
  newWindow: ['WebDriver:NewWindow', 'POST', '/window/new'],
  windowHandle: ['WebDriver:GetWindowHandle', 'GET', '/window'],
  switchToWindow: ['WebDriver:SwitchToWindow', 'POST', '/window'],
  executeScript: ['WebDriver:ExecuteScript', 'POST', '/execute/sync'],
  computedRole: ['WebDriver:GetComputedRole', 'GET', '/element/{id}/computedrole'],
  computedLabel: ['WebDriver:GetComputedLabel', 'GET', '/element/{id}/computedlabel'],
  click: ['WebDriver:ElementClick', 'POST', '/element/{id}/click'],
  sendKeys: ['WebDriver:ElementSendKeys', 'POST', '/element/{id}/value'],
  performActions: ['WebDriver:PerformActions', 'POST', '/actions'],
  takeScreenshot: ['WebDriver:TakeScreenshot', 'GET', '/screenshot'],
} as const;

type Command = keyof typeof COMMANDS;
type Params = Readonly<Record<string, unknown>>;
type Problem = { error: string; message: string };

/** Asks a browser for something, in one language for all engines. */
export type WebDriver = (command: Command, params?: Params) => Promise<unknown>;

/** What a browser says it cannot do; `code` is WebDriver's name for it, such as 'stale element reference'. */
export class WebDriverError extends Error {
  readonly code: string;
  constructor(command: Command, { error, message }: Problem) {
    super(`${command}: ${error}: ${message}`);
    this.code = error;
  }
}

const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === 'object' && answer !== null && typeof Reflect.get(answer, 'error') === 'string';

const valueIn = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer;

/** A browser's driver that listens at an origin. */
export async function overHttp(origin: string): Promise<WebDriver> {
  let session = '/session';
  const send: WebDriver = async (command, params = {}) => {
    const [, method, path] = COMMANDS[command];
    const url = `${origin}${session}${path.replace('{id}', String(params.id))}`;
    const answer = await fetch(url, { method, ...(method === 'POST' ? { body: JSON.stringify(params) } : {}) });
    const value = valueIn(await answer.json());
    if (isProblem(value)) throw new WebDriverError(command, value);
    return value;
  };
  const { sessionId } = (await send('newSession', { capabilities: {} })) as { sessionId: string };
  session = `/session/${sessionId}`;
  return send;
}

/** The messages of Marionette, each with its length before it. @returns what takes the bytes as they come */
function readMessages(onMessage: (message: unknown) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (rest.length < end) return;
      const message = rest.subarray(colon + 1, end).toString();
      rest = rest.subarray(end);
      onMessage(JSON.parse(message));
    }
  };
}

/** A Firefox whose Marionette listens at a port of this machine. */
export async function overMarionette(port: number): Promise<WebDriver> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (problem: Problem | null, result: unknown) => void>();
  let count = 0;
  socket.on(
    'data',
    readMessages((message) => {
      // Its greeting is no list.
      if (!Array.isArray(message)) return;
      const [, id, problem, result] = message;
      waiting.get(id)?.(problem, result);
      waiting.delete(id);
    }),
  );
  const fail = () => {
    for (const settle of waiting.values()) settle({ error: 'disconnected', message: 'Firefox has gone' }, null);
  };
  socket.on('error', fail).on('close', fail);
  const send: WebDriver = (command, params = {}) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, (problem, result) =>
        problem ? reject(new WebDriverError(command, problem)) : resolve(valueIn(result)),
      );
      const text = JSON.stringify([0, count, COMMANDS[command][0], params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await send('newSession', { capabilities: {} });
  return send;
}
