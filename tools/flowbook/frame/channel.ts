import { CHANNEL, type FrameNews, type FrameOrder } from './protocol.ts';

type Message<Body> = { readonly channel: typeof CHANNEL; readonly body: Body };

const isMessage = (data: unknown): data is Message<unknown> =>
  typeof data === 'object' && data !== null && 'channel' in data && data.channel === CHANNEL;

/** Listens to the messages of one window of this origin. @returns a function that stops it */
function hear<Body>(from: () => Window | null, listener: (body: Body) => void): () => void {
  const onMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin === location.origin && source === from() && isMessage(data)) listener(data.body as Body);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}

const post = (to: Window | null, body: FrameNews | FrameOrder): void =>
  to?.postMessage({ channel: CHANNEL, body }, location.origin);

/** The frame's end. */
export const toFlowbook = (news: FrameNews): void => post(window.parent, news);
export const onOrder = (listener: (order: FrameOrder) => void) => hear(() => window.parent, listener);

/** Flowbook's end. */
export const toFrame = (frame: HTMLIFrameElement, order: FrameOrder): void => post(frame.contentWindow, order);
export const onNews = (frame: () => HTMLIFrameElement | null, listener: (news: FrameNews) => void) =>
  hear(() => frame()?.contentWindow ?? null, listener);
