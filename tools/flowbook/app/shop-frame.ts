import { fromCallback } from 'xstate';
import { onNews, toFrame } from '#tools/flowbook/frame/channel.ts';
import { type FrameNews, type FrameOrder, OPENING_PARAMETER, type Opening } from '#tools/flowbook/frame/protocol.ts';
import type { Recorder } from '#tools/flowbook/live/recorder.ts';
import type { FrameEvent } from '#tools/flowbook/machines/frame.machine.ts';
import { isNoted } from '#tools/flowbook/machines/frame.selectors.ts';
import { FRAME_PATH } from './paths.ts';
import { straysOf } from './strays.ts';

export const FRAME_ID = 'flowbook-shop';

/** The page that the frame is to load. */
export const frameHref = (opening: Opening, number: number): string =>
  `${FRAME_PATH}?${new URLSearchParams({ [OPENING_PARAMETER]: JSON.stringify(opening), number: String(number) })}`;

const frame = (): HTMLIFrameElement | null => document.querySelector<HTMLIFrameElement>(`#${FRAME_ID}`);

/** The shop in the frame: passes on orders, and tells what becomes of them. @param recorder keeps all that happens there */
export const shopFrame = (recorder: Recorder) =>
  fromCallback<{ type: 'ordered'; order: FrameOrder }, { number: number }>(({ receive, sendBack, system }) => {
    const tell = (event: FrameEvent) => sendBack(event);
    const hear = (news: FrameNews): void => {
      switch (news.kind) {
        case 'happened':
          if (isNoted(system.get('frame').getSnapshot())) recorder.add(news.happenings);
          return;
        case 'ready':
          tell({ type: 'shop.ready' });
          return;
        case 'clock':
          tell({ type: 'clock.changed', clock: news.clock });
          return;
        case 'calls':
          tell({ type: 'calls.changed', calls: news.calls });
          return;
        case 'possible':
          tell({ type: 'possibilities.changed', possibilities: news.possibilities });
          return;
        case 'broken':
          tell({ type: 'shop.broke', message: news.message });
          return;
        case 'stepped': {
          const step = system.get('frame').getSnapshot().context.way?.steps[news.step];
          const strays = step ? straysOf(step, recorder) : [];
          tell({ type: 'shop.stepped', strays: [...news.undone, ...strays] });
          return;
        }
      }
    };
    receive(({ order }) => {
      const element = frame();
      if (element) toFrame(element, order);
    });
    return onNews(frame, hear);
  });
