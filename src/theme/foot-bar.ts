/** Where a bar at the end of the screen is shown: in windows that are narrow, and not low. */
export const WITH_FOOT_BAR = '@media screen and (width < 1024px) and (height >= 20em)';

/** The height of the bar: a button of 48px, or two lines of large text, 10px above and below, and a hairline. */
export const FOOT_BAR_HEIGHT =
  'calc(3 * {fontSizes.body} + 2 * {spacing.2.5} + {borderWidths.hair} + env(safe-area-inset-bottom, 0px))';

/** Where the cart's summary may be taller than the window: its button stays at the lower edge then. */
export const WITH_DOCKED_BUTTON = '@media screen and (width >= 1024px) and (20em <= height < 900px)';

/** The height of that button with the space around it. */
export const DOCKED_BUTTON_HEIGHT = 'calc({spacing.14} + 2 * {spacing.5})';
