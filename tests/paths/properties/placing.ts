import type { placingMachine } from '#machines/placing/placing.machine.ts';
import { answerOf, asked, factsOf, failureOf, isAsked, isReported, isTimeOut } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, run, isOn } = sentencesOn<typeof placingMachine>();

type Step = Parameters<typeof isOn>[0];

const isOnItsWay = ({ order }: { order: unknown }) => order === 'sent';
const problemsOf = (happening: Step) => factsOf(happening, 'placing.order.refused').map(({ problem }) => problem.code);

export const placingProperties = [
  run('SRV-1 the server is asked what it can do when the checkout opens, and not again once it has answered', () => {
    let isKnown = false;
    return (happening) => {
      const asks = asked(happening, 'askServer') !== null;
      const wasKnown = isKnown;
      isKnown ||= answerOf(happening, 'askServer') !== null;
      if (isOn(happening, 'checkout.opened') && !isAsked(happening.before, 'askServer')) return asks === !wasKnown;
      return !(asks && wasKnown);
    };
  }),
  step(
    'SRV-4 an order is taken when the server says so, and at once where it takes none',
    (happening) => isReported(happening, 'placing.order.taken'),
    (happening) => {
      const [fact] = factsOf(happening, 'placing.order.taken');
      const answer = answerOf(happening, 'sendOrder');
      return answer
        ? fact?.taken === answer.output
        : fact?.taken === null && happening.after.matches({ server: 'simulated' });
    },
  ),
  step(
    'SRV-4 an order that the server has taken is reported',
    (happening) => answerOf(happening, 'sendOrder') !== null,
    (happening) => isReported(happening, 'placing.order.taken'),
  ),
  step(
    'SRV-6 while an order is on its way, no other is sent',
    ({ before }) => isOnItsWay(before.value),
    (happening) => asked(happening, 'sendOrder') === null,
  ),
  step(
    'SRV-5 SRV-7 an order that fails is reported with its reason, and none is on its way then',
    (happening) => failureOf(happening, 'sendOrder') !== null || isTimeOut(happening),
    (happening) => problemsOf(happening).length === 1 && !isOnItsWay(happening.after.value),
  ),
  step(
    'SRV-7 where no answer comes, the order may have been taken, and the report says so',
    isTimeOut,
    (happening) => problemsOf(happening)[0] === 'unanswered',
  ),
  step(
    'SRV-8 an order of before the page was loaded again is reported as unanswered',
    (happening) => isOn(happening, 'order.remembered') && happening.before.matches({ order: 'none' }),
    (happening) => problemsOf(happening)[0] === 'unanswered',
  ),
  step(
    'SRV-4 nothing is sent where the server takes no orders',
    (happening) => asked(happening, 'sendOrder') !== null,
    ({ after }) => after.matches({ server: 'taking' }),
  ),
];
