/** px; the widths that the shop is pictured at: a phone, and a desk. */
export const WIDTHS = [390, 1440] as const;
export type Width = (typeof WIDTHS)[number];

/** A statement of docs/requirements.md. */
export type Requirement = { readonly id: string; readonly sentence: string };

/** What axe says of a picture's page: that it is clean, or what it finds. */
export type AxeResult = 'clean' | readonly string[];

/** px of the picture. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A state of a chart as it is seen. */
export type PicturedState = {
  readonly chart: string;
  readonly path: string;
  readonly width: Width;
  /** Its picture, beside storyboard.json. */
  readonly file: string;
  /** The walk that it was seen on, and after how many of its moves. */
  readonly tour: string;
  readonly step: number;
  /** The moves up to there, in words. */
  readonly moves: readonly string[];
  /** The id of a generated path that reaches it, or null. */
  readonly pathId: string | null;
  readonly requirements: readonly Requirement[];
  readonly axe: AxeResult;
  /** What it was made from: the commit, with a plus where files had changed since; null without git. */
  readonly revision: string | null;
  /** The same where the screens are made of the same files; null without git. */
  readonly sources: string | null;
  /** Of its chart. */
  readonly fingerprint: string;
  /** The words on it; not there in storyboards of older revisions. */
  readonly texts?: readonly string[];
};

/** What a transition changes on the screen. */
export type PicturedTransition = {
  readonly chart: string;
  readonly edge: string;
  /** What made it happen: "presses 'Next'". */
  readonly words: string;
  readonly width: Width;
  /** The pictures before and after it. */
  readonly from: string;
  readonly to: string;
  /** All that differs between them; null where nothing does. */
  readonly changed: Box | null;
};

/** A state that has no picture, and why. */
export type MissingState = {
  readonly chart: string;
  readonly path: string;
  readonly width: Width;
  readonly why: string;
  /** Whether it has a screen, so that a picture of it is missing; the others have nothing to be pictured. */
  readonly hasScreen: boolean;
};

/** The shop in pictures, as `npm run storyboard` writes it. */
export type Storyboard = {
  readonly states: readonly PicturedState[];
  readonly transitions: readonly PicturedTransition[];
  readonly missing: readonly MissingState[];
};

/** The picture of a state; null where there is none at this width. */
export const pictureOf = (storyboard: Storyboard, chart: string, path: string, width: Width): PicturedState | null =>
  storyboard.states.find((state) => state.chart === chart && state.path === path && state.width === width) ?? null;

/** What a transition changes on the screen; null where it was not taken at this width. */
export const changeOf = (
  storyboard: Storyboard,
  chart: string,
  edge: string,
  width: Width,
): PicturedTransition | null =>
  storyboard.transitions.find((one) => one.chart === chart && one.edge === edge && one.width === width) ?? null;

/** Which states of a chart have a picture, of whatever width. */
export const picturedIn = (storyboard: Storyboard, chart: string): ReadonlySet<string> =>
  new Set(storyboard.states.filter((state) => state.chart === chart).map(({ path }) => path));
