import { type FlowScreen, key, press, pressCorner, sight, unexposed, within } from './screen.ts';

const TITLE = 'Age Verification Required';
const gate = (role: string, name: string) => within('alertdialog', TITLE, sight(role, name));
const GATE = [
  sight('alertdialog', TITLE),
  gate('heading', TITLE),
  gate('button', "I'm 18 or Older"),
  gate('button', 'Exit Site'),
  gate('img', 'Wine glass'),
  unexposed('focus', "I'm 18 or Older"),
];

/** AGE-1 to AGE-7. */
export const ageGateScreen: FlowScreen = {
  flow: 'ageGate',
  isOnScreen: () => true,
  seen: { unknown: GATE, asking: GATE, leaving: [] },
  unseen: {
    unknown: 'before the charts have read storage; the page looks as in asking',
    confirmed: 'the gate is gone',
    leaving: 'the browser is elsewhere',
  },
  verbs: {
    "presses 'I'm 18 or Older'": press("I'm 18 or Older"),
    "presses 'Exit Site'": press('Exit Site'),
    'presses Escape at the gate': key('Escape'),
    'presses beside the gate': pressCorner('left'),
  },
};
