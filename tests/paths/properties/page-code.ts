import type { PageName } from '#machines/domain/routes.ts';
import type { pageCodeMachine } from '#machines/shop/page-code.machine.ts';
import { pageCodeView } from '#machines/shop/shop.selectors.ts';
import { answerOf, asked, failureOf, isAsked } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof pageCodeMachine>();

type Step = Parameters<typeof sent>[0];

const pageReached = (happening: Step): PageName | null =>
  sent(happening, 'navigation.page.reached')?.route.name ?? null;

export const pageCodeProperties = [
  beginning(
    'RTE-1 no page is shown before the first address has been read',
    (first) => pageCodeView(first) === 'underWay' && !isAsked(first, 'loadPage'),
  ),
  run('RTE-1 every page is shown as soon as its code is here, and is asked for once', () => {
    const here = new Set<PageName>();
    let page: PageName | null = null;
    return (happening) => {
      const came = answerOf(happening, 'loadPage')?.output ?? sent(happening, 'code.arrived')?.page;
      if (came) here.add(came as PageName);
      const reached = pageReached(happening);
      const isSame = reached !== null && reached === page;
      page = reached ?? page;
      if (isSame)
        return (
          asked(happening, 'loadPage') === null && pageCodeView(happening.before) === pageCodeView(happening.after)
        );
      if (reached === null) return null;
      if (here.has(reached)) return pageCodeView(happening.after) === 'here' && asked(happening, 'loadPage') === null;
      return JSON.stringify(asked(happening, 'loadPage')?.input) === JSON.stringify({ page: reached });
    };
  }),
  step(
    'RTE-1 the page is shown once its code has come',
    (happening) => answerOf(happening, 'loadPage') !== null,
    ({ after }) => pageCodeView(after) === 'here',
  ),
  step(
    'RTE-1 API-3 code that does not come is told, and Try again asks for it once more',
    (happening) => failureOf(happening, 'loadPage') !== null,
    ({ after }) => pageCodeView(after) === 'missing' && after.can({ type: 'page.retried' }),
  ),
  step(
    'RTE-1 Try again asks for the page that is missing',
    (happening) => isOn(happening, 'page.retried') && pageCodeView(happening.before) === 'missing',
    (happening) =>
      JSON.stringify(asked(happening, 'loadPage')?.input) === JSON.stringify({ page: happening.before.context.page }),
  ),
  step(
    'RTE-1 code that comes ahead of its use changes nothing of what is shown',
    (happening) => isOn(happening, 'code.arrived'),
    ({ before, after, effects }) => pageCodeView(before) === pageCodeView(after) && effects.length === 0,
  ),
  situation(
    'RTE-1 the page says that it is busy while its code is on its way, and only then',
    () => true,
    (snapshot) => snapshot.hasTag('busy') === isAsked(snapshot, 'loadPage'),
  ),
  run('RTE-1 the request that runs is for the page that the address names', () => {
    let input: unknown = null;
    return (happening) => {
      const request = asked(happening, 'loadPage');
      if (request) input = request.input;
      const { after } = happening;
      return isAsked(after, 'loadPage') ? JSON.stringify(input) === JSON.stringify({ page: after.context.page }) : null;
    };
  }),
];
