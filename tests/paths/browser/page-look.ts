import type { Page } from '@playwright/test';
import { type AriaNode, parseAria } from '#tools/chart-tests/explorer/aria-tree.ts';
import type { UnexposedKind } from '../screen.ts';

const nodesOf = ([role, texts]: [string, readonly string[]]): readonly AriaNode[] =>
  texts.map((text) => ({ role, name: '', attributes: [text], text: '', children: [] }));

/** The content of the page that no role exposes. It runs in the page. */
function unexposedIn(): Record<UnexposedKind, readonly string[]> {
  const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const held = document.activeElement;
  const isNowhere = held === null || held === document.body;
  const isFilled = (element: Element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
  const active = document.getElementById(held?.getAttribute('aria-activedescendant') ?? '');
  const described = seen('[aria-describedby]').flatMap(
    (element) => element.getAttribute('aria-describedby')?.split(' ') ?? [],
  );
  const isOutOfView = (option: Element) => {
    const part = option.getBoundingClientRect();
    const whole = option.closest('[role=listbox]')?.getBoundingClientRect();
    return whole !== undefined && (part.top < whole.top - 1 || part.bottom > whole.bottom + 1);
  };
  return {
    title: [document.title],
    focus: isNowhere ? ['nothing'] : [active?.textContent ?? held?.getAttribute('aria-label') ?? textOf(held)],
    badge: seen('header a[href="/cart"] > span[aria-hidden]').map(textOf),
    current: seen('[aria-current]').map(textOf),
    description: described.map((id) => textOf(document.getElementById(id))),
    busy: seen('[aria-busy=true]').map(textOf),
    icon: seen('label:has(svg)').map((label) => {
      const [words] = [...label.querySelectorAll('span:not([aria-hidden])')].map(textOf);
      const signs = [...label.querySelectorAll('svg')].map(
        (sign) => /lucide-([a-z-]+)/.exec(sign.classList.value)?.[1],
      );
      return `${words}: ${signs.join(', ')}`;
    }),
    primary: seen('main a, main button').filter(isFilled).map(textOf),
    outOfView: seen('[role=option][aria-selected=true]').filter(isOutOfView).map(textOf),
    spinner: seen('main [data-busy]').map(textOf),
    loadingPage: seen('[data-page-loading]').map(textOf),
  };
}

/** The page as assistive technology has it, and with it what that leaves out. */
export async function lookAtPage(page: Page): Promise<AriaNode> {
  const [snapshot, texts] = await Promise.all([page.locator('body').ariaSnapshot(), page.evaluate(unexposedIn)]);
  const root = parseAria(snapshot);
  return { ...root, children: [...root.children, ...Object.entries(texts).flatMap(nodesOf)] };
}
