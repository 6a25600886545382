import { targetOf, type WireAnswer } from '#tests/explore/held-api.ts';
import { abilitiesOf, type Visit } from '#tests/explore/visit.ts';
import { WIRE_ANSWERS, type WireAnswerName } from '#tests/explore/wire-answers.ts';
import { type ApiConditions, type Fate, NORMAL, SLOW_MS } from '#tools/flowbook/frame/api-conditions.ts';
import type { WaitingCall } from '#tools/flowbook/frame/protocol.ts';
import { callKindOf } from './call-kinds.ts';
import { frameClock } from './frame-clock.ts';

/** What comes over the wire for a fate. */
const ANSWER_OF: Readonly<Record<Exclude<Fate, 'hangs'>, WireAnswerName>> = {
  succeeds: 'as the mock API does',
  slow: 'as the mock API does',
  fails: 'with a failure of its own',
  malformed: 'with what makes no sense',
  unauthorised: 'that no user is signed in',
  unreachable: 'not at all',
};

type Method = 'GET' | 'POST' | 'PUT';
type Held = {
  readonly id: number;
  readonly method: Method;
  readonly target: string;
  readonly body: string | null;
  readonly settle: (answer: WireAnswer) => void;
};

const API = '/api';
/** ms that an answer takes under normal conditions: long enough to see who waits for it. */
const FAIR_MS = 300;

const responseOf = (answer: WireAnswer): Response => {
  if (answer === 'unreachable') throw new TypeError('Failed to fetch');
  return new Response(answer.body, { status: answer.status, headers: { 'content-type': 'application/json' } });
};

/** The API of the shop in the frame: each call waits until the conditions, or a press in Flowbook, answer it. */
export class FrameApi {
  #held: Held[] = [];
  #nextId = 1;
  #conditions: ApiConditions = NORMAL;
  #isByHand = false;
  #abilities: WireAnswer = { status: 200, body: '{"data":{}}' };
  #listener: (calls: readonly WaitingCall[]) => void = () => {};

  listen(listener: (calls: readonly WaitingCall[]) => void): void {
    this.#listener = listener;
  }

  get conditions(): ApiConditions {
    return this.#conditions;
  }

  /** The visit begins at this server. */
  serve(visit: Visit): void {
    const data = abilitiesOf(visit);
    this.#abilities = data === null ? 'unreachable' : { status: 200, body: JSON.stringify({ data }) };
  }

  /** Calls that hang are answered when the conditions become normal. */
  set conditions(conditions: ApiConditions) {
    this.#conditions = conditions;
    if (!this.#isByHand) for (const call of this.#held) void this.#answerByConditions(call);
  }

  /** From now on every call waits for an answer by hand. */
  holdAll(): void {
    this.#isByHand = true;
  }

  /** From now on the conditions answer all calls again, also those that wait. */
  release(): void {
    if (!this.#isByHand) return;
    this.#isByHand = false;
    for (const call of this.#held) void this.#answerByConditions(call);
  }

  #notify(): void {
    this.#listener(this.#held.map(({ id, target }) => ({ id, words: callKindOf(target).words })));
  }

  #fateOf({ target }: Held): Fate {
    return this.#conditions.isOnline ? (this.#conditions.calls[callKindOf(target).kind] ?? 'succeeds') : 'unreachable';
  }

  async #answerByConditions(call: Held): Promise<void> {
    const fate = this.#fateOf(call);
    if (fate === 'hangs') return;
    await frameClock.wait(fate === 'slow' ? SLOW_MS : FAIR_MS);
    if (this.#held.includes(call) && this.#fateOf(call) === fate) await this.answer(call.id, fate);
  }

  /** Answers a call that waits. Nothing where it is no longer wanted. */
  async answer(id: number, fate: Exclude<Fate, 'hangs'> = 'succeeds'): Promise<void> {
    const call = this.#held.find((one) => one.id === id);
    if (!call) return;
    const answer = WIRE_ANSWERS[ANSWER_OF[fate]] as (typeof WIRE_ANSWERS)['as the mock API does'];
    call.settle(await answer({ ...call, method: call.method === 'GET' ? 'GET' : 'POST' }));
  }

  /** Answers the call that asks this, and of several the one at this place. @returns whether one waits */
  answerLike(method: string, target: string, place: number, answer: WireAnswer): boolean {
    const call = this.#held.filter((one) => one.method === method && one.target === target)[place];
    call?.settle(answer);
    return call !== undefined;
  }

  /** In place of the browser's own fetch, for what is asked of the API. */
  fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    // The visit says what the server can do; no step of a walk is about that question. SRV-1.
    if (pathname === `${API}/shop`) return responseOf(this.#abilities);
    const body = request.method === 'GET' ? null : await request.text();
    const answer = await new Promise<WireAnswer>((resolve, reject) => {
      const forget = () => {
        this.#held = this.#held.filter((one) => one !== call);
        this.#notify();
      };
      const call: Held = {
        id: this.#nextId,
        method: request.method as Method,
        target: targetOf(pathname.slice(API.length), searchParams),
        body,
        settle: (said) => {
          forget();
          resolve(said);
        },
      };
      this.#nextId += 1;
      request.signal.addEventListener('abort', () => {
        forget();
        reject(request.signal.reason);
      });
      this.#held = [...this.#held, call];
      this.#notify();
      if (!this.#isByHand) void this.#answerByConditions(call);
    });
    return responseOf(answer);
  };

  /** Puts it in the place of the browser's fetch; what is no call of the API goes out as before. */
  install(): void {
    const { fetch } = window;
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      const { origin, pathname } = new URL(request.url);
      return origin === location.origin && pathname.startsWith(`${API}/`) ? this.fetch(request) : fetch(input, init);
    };
  }
}

/** The API of the shop in this frame. */
export const frameApi = new FrameApi();
