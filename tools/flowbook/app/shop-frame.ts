import { fromCallback, type SnapshotFrom } from 'xstate';
import { onNews, toFrame } from '#tools/flowbook/frame/channel.ts';
import { type FrameNews, type FrameOrder, OPENING_PARAMETER } from '#tools/flowbook/frame/protocol.ts';
import type { Recorder } from '#tools/flowbook/live/recorder.ts';
import type { FrameEvent, frameMachine } from '#tools/flowbook/machines/frame.machine.ts';
import { isNoted, numberOf, openingOf } from '#tools/flowbook/machines/frame.selectors.ts';
import { FRAME_PATH } from './paths.ts';
import { straysOf } from './strays.ts';

export const FRAME_ID = 'flowbook-shop';

type Frame = SnapshotFrom<typeof frameMachine>;

/** The page that the frame is to load. Each opening has another address. */
export const frameHref = (snapshot: Frame): string =>
  `${FRAME_PATH}?${new URLSearchParams({ [OPENING_PARAMETER]: JSON.stringify(openingOf(snapshot)), number: String(numberOf(snapshot)) })}`;

/** The frame that loads the page of now. Null while an earlier one is still shown: that one is not listened to. */
function frameOf(snapshot: Frame): HTMLIFrameElement | null {
  const element = document.querySelector<HTMLIFrameElement>(`#${FRAME_ID}`);
  return element?.getAttribute('src') === frameHref(snapshot) ? element : null;
}

/** The shop in the frame: passes on commands and reports their effects. @param recorder records all events of the shop */
export const shopFrame = (recorder: Recorder) =>
  fromCallback<{ type: 'ordered'; order: FrameOrder }, { number: number }>(({ receive, sendBack, system }) => {
    const report = (event: FrameEvent) => sendBack(event);
    const frame = () => frameOf(system.get('frame').getSnapshot());
    const hear = (news: FrameNews): void => {
      switch (news.kind) {
        case 'happened':
          if (isNoted(system.get('frame').getSnapshot())) recorder.add(news.happenings);
          return;
        case 'ready':
          report({ type: 'shop.ready' });
          return;
        case 'clock':
          report({ type: 'clock.changed', clock: news.clock });
          return;
        case 'calls':
          report({ type: 'calls.changed', calls: news.calls });
          return;
        case 'possible':
          report({ type: 'possibilities.changed', possibilities: news.possibilities });
          return;
        case 'broken':
          report({ type: 'shop.broke', message: news.message });
          return;
        case 'stepped': {
          const step = system.get('frame').getSnapshot().context.way?.steps[news.step];
          const strays = step ? straysOf(step, recorder) : [];
          report({ type: 'shop.stepped', strays: [...news.undone, ...strays] });
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
