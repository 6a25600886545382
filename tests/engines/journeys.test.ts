import { SIGNUP } from '#tests/support/sample-signup.ts';
import { inEveryEngine } from './journey.ts';
import { KEYS, type Shopper } from './shopper.ts';

const GIN = 'Ashcombe Sloe Gin';
const ANY_SUMMARY = /problems? to fix/;

async function signsIn(shopper: Shopper): Promise<void> {
  await shopper.types('someone@test.com', 'textbox', /^Email/);
  await shopper.press('button', 'Continue');
  await shopper.isAt('textbox', '6-digit code');
  await shopper.writes('123456');
  await shopper.press('button', 'Verify & Sign In');
  await shopper.isOn('/');
  await shopper.sees('button', /^Account menu/);
}

/** How wide a text is in a face, in pixels; in the stand-in where that has not come. */
function widthIn(face: string): number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null) throw new Error('This browser draws nothing.');
  canvas.font = `40px ${face}, monospace`;
  return canvas.measureText('Premium Collection').width;
}

inEveryEngine({
  'RTE-1 text is set in the shop’s own fonts': async (shopper) => {
    await shopper.comesIn('/products');
    const plain = await shopper.run(widthIn, 'monospace');
    for (const face of ['"Baskervville Variable"', '"Hanken Grotesk Variable"']) {
      await shopper.until(face, async () => (await shopper.run(widthIn, face)) !== plain);
    }
  },

  'AGE-7 the gate works before the charts run, and gives the focus to the page’s heading': async (shopper) => {
    await shopper.opensEarly('/');
    await shopper.press('button', "I'm 18 or Older");
    await shopper.isAt('heading', /^Chosen/);
    await shopper.arrives();
    await shopper.isAt('heading', /^Chosen/);
    await shopper.seesNo('alertdialog', 'Age Verification Required');
  },

  'AGE-1 AGE-7 HOM-1 DET-1 CRT-3 CHK-1 CHK-2 CHK-3 ORD-1 ORD-2 from the gate to an order': async (shopper) => {
    await shopper.opens('/');
    await shopper.sees('alertdialog', 'Age Verification Required');
    await shopper.isAt('button', "I'm 18 or Older");
    await shopper.press('button', "I'm 18 or Older");
    await shopper.seesNo('alertdialog', 'Age Verification Required');
    await shopper.isAt('heading', /./);
    await shopper.press('link', 'Shop Now');
    await shopper.isOn('/products');
    await shopper.press('link', /^Ashcombe Sloe Gin/);
    await shopper.isOn('/products/gin/ashcombe-sloe-gin');
    await shopper.isAt('heading', GIN);
    await shopper.press('button', /^Add to Cart/);
    await shopper.press('link', 'Cart, 1 item');
    await shopper.press('button', `One more of ${GIN}`);
    await shopper.sees('link', 'Cart, 2 items');
    await shopper.reads('Total £61.56', await shopper.sees('complementary', 'Order summary'));

    await shopper.press('button', 'Proceed to Checkout');
    const dialog = await shopper.sees('dialog', 'Checkout');
    await shopper.untilAvailable('Next', dialog);
    await shopper.press('button', 'Next', dialog);
    await shopper.types('27 Alder Street', 'textbox', 'Street', dialog);
    await shopper.types('Portland', 'textbox', 'City', dialog);
    await shopper.chooses('Canada', 'Country', dialog);
    await shopper.untilAvailable('Next', dialog);
    await shopper.press('button', 'Next', dialog);
    await shopper.pressLabel('PayPal', dialog);
    await shopper.untilAvailable('Next', dialog);
    await shopper.press('button', 'Next', dialog);
    await shopper.reads('27 Alder Street', dialog);
    await shopper.untilAvailable('Complete Order', dialog);
    await shopper.press('button', 'Complete Order', dialog);
    await shopper.sees('alertdialog', 'Order Confirmed!');
    await shopper.press('link', 'See your order');
    await shopper.isOn(/^\/orders\/TR-/);
    await shopper.reads(/27 Alder Street.*Canada/s);
    await shopper.reads('£61.56');
    await shopper.sees('link', 'Cart, empty');
  },

  'HDR-1 HDR-5 PRD-1 PRD-5 PRD-13 search: suggestions, plain Enter, the page’s own, and what is mistyped': async (
    shopper,
  ) => {
    await shopper.comesIn('/');
    await shopper.press('combobox', /search/i);
    await shopper.writes('sloe');
    const list = await shopper.sees('listbox', /./);
    await shopper.sees('option', /Ashcombe Sloe Gin/, list);
    await shopper.keys(KEYS.down);
    await shopper.keys(KEYS.enter);
    await shopper.isOn('/products/gin/ashcombe-sloe-gin');
    await shopper.types('chateau', 'combobox', /search/i);
    await shopper.keys(KEYS.enter);
    await shopper.isOn('/products?search=chateau');
    await shopper.sees('link', /^Château Orvelle/);
    await shopper.seesNo('listbox', /./);
    await shopper.types('wiskey', 'searchbox', 'Search products');
    await shopper.press('button', 'Search', await shopper.sees('main', /|/));
    await shopper.isOn('/products?search=wiskey');
    await shopper.reads('Did you mean whiskey?');
    await shopper.press('link', 'whiskey');
    await shopper.isOn('/products?search=whiskey');
    await shopper.sees('link', /^Glen Averne 12 Year Old/);
  },

  'PRD-2 PRD-3 PRD-9 PRD-10 RTE-5 filters: category, order, price, chips, and Back through them': async (shopper) => {
    await shopper.comesIn('/products');
    await shopper.reads('84 products');
    await shopper.pressLabel('Gin');
    await shopper.isOn('/products?category=gin');
    await shopper.chooses('Price: low to high', /^Sort by/);
    await shopper.isOn('/products?category=gin&sort=price');
    await shopper.pressLabel('Include out of stock');
    await shopper.isOn('/products?category=gin&stock=all&sort=price');
    await shopper.settles();
    const slider = await shopper.sees('slider', 'Maximum price');
    const width = await shopper.run((element: Element) => element.getBoundingClientRect().width, slider);
    await shopper.drags(slider, width / 2 - 10, -width / 4);
    await shopper.isOn(/^\/products\?category=gin&max=\d+&stock=all&sort=price$/);
    await shopper.types('30', 'textbox', 'Maximum price');
    await shopper.keys(KEYS.enter);
    await shopper.isOn('/products?category=gin&max=30&stock=all&sort=price');
    await shopper.settles();
    await shopper.press('button', 'Remove filter: Gin');
    await shopper.isOn('/products?max=30&stock=all&sort=price');
    await shopper.goesBack();
    await shopper.isOn('/products?category=gin&max=30&stock=all&sort=price');
    await shopper.sees('button', 'Remove filter: Gin');
    await shopper.press('button', 'Clear Filters');
    await shopper.isOn('/products?sort=price');
    await shopper.reads('84 products');
  },

  'PRD-2 HDR-4 on a phone: menu and filters are drawers': async (shopper) => {
    await shopper.setSize(500, 844);
    await shopper.comesIn('/');
    // What closes within a second of the gate gives the focus to the page's heading.
    await shopper.reloads();
    await shopper.press('button', 'Open menu');
    await shopper.isAt('button', /^Close/);
    await shopper.keys(KEYS.escape);
    await shopper.isAt('button', 'Open menu');
    await shopper.press('button', 'Open menu');
    await shopper.press('link', 'Categories', await shopper.sees('dialog', /./));
    await shopper.isOn('/categories');
    await shopper.opens('/products');
    await shopper.press('button', /^Filters/);
    const drawer = await shopper.sees('dialog', 'Filters');
    await shopper.isAt('button', 'Close');
    await shopper.pressLabel('Rum', drawer);
    await shopper.isOn('/products?category=rum');
    await shopper.press('button', /^Show \d+/, drawer);
    await shopper.seesNo('dialog', 'Filters');
    await shopper.isAt('button', /^Filters/);
  },

  'PRD-12 RTE-5 Back brings the list and the place in it': async (shopper) => {
    await shopper.comesIn('/products');
    await shopper.press('button', 'Show more');
    await shopper.reads('48 of 84 shown');
    const name = await shopper.eventually('the 41st product', () =>
      shopper.run(
        () => document.querySelectorAll('main li :is(h2, h3)')[40]?.textContent?.replaceAll(/\s+/g, ' ').trim() || null,
      ),
    );
    const link = await shopper.sees('link', new RegExp(`^${name}`));
    // What comes into view is drawn only then, and may be of another height.
    await shopper.until('the 41st product in the middle', () =>
      shopper.run((element: Element) => {
        const { top } = element.getBoundingClientRect();
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        return Math.abs(element.getBoundingClientRect().top - top) < 1;
      }, link),
    );
    const place = await shopper.run(() => scrollY);
    await shopper.press('link', new RegExp(`^${name}`));
    await shopper.isAt('heading', name);
    await shopper.until('a page that begins at its top', () => shopper.run(() => scrollY === 0));
    await shopper.goesBack();
    await shopper.isOn('/products');
    await shopper.reads('48 of 84 shown');
    await shopper.until('the place in the list', () =>
      shopper.run((top: number) => Math.abs(scrollY - top) <= 1, place),
    );
  },

  'RTE-5 after a reload Back brings the place in a list whose placeholders are taller than its first cards': async (
    shopper,
  ) => {
    const place = 1800;
    await shopper.comesIn('/products');
    const name = await shopper.eventually('a product in the middle', () =>
      shopper.run((top: number) => {
        scrollTo({ top, behavior: 'instant' });
        const names = [...document.querySelectorAll('main li h3')];
        const middle = names.find((element) => element.getBoundingClientRect().top > innerHeight / 2);
        return scrollY === top ? (middle?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? null) : null;
      }, place),
    );
    await shopper.press('link', new RegExp(`^${name}`));
    await shopper.isAt('heading', name);
    await shopper.reloads();
    await shopper.sees('heading', name);
    await shopper.goesBack();
    await shopper.reads('24 of 84 shown');
    await shopper.settles();
    await shopper.until('the place in the list', () => shopper.run((top: number) => scrollY === top, place));
  },

  'CRT-6 a message that the mouse has dismissed no longer holds the others': async (shopper) => {
    await shopper.comesIn('/products?category=gin');
    for (const bottle of ['London Dry', 'Old Tom', 'Sloe']) {
      await shopper.press('button', `Add Ashcombe ${bottle} Gin to cart`);
    }
    await shopper.sees('link', 'Cart, 3 items');
    for (const left of ['Cart, 2 items', 'Cart, 1 item', 'Cart, empty']) {
      await shopper.press('button', /^One less/);
      await shopper.sees('link', left);
    }
    // Of several the first: afterwards the mouse is on none.
    await shopper.press('button', 'Dismiss');
    await shopper.seesNo('button', 'Dismiss');
  },

  'LOG-1 LOG-3 LOG-4 HDR-3 SES-1 login, a reload, and Logout': async (shopper) => {
    await shopper.comesIn('/');
    await shopper.press('link', 'Login');
    await shopper.press('button', 'Continue');
    await shopper.reads('Please enter your email address');
    await signsIn(shopper);
    await shopper.reloads();
    await shopper.press('button', /^Account menu/);
    await shopper.sees('menuitem', 'Profile');
    await shopper.keys(KEYS.escape);
    await shopper.isAt('button', /^Account menu/);
    await shopper.press('button', /^Account menu/);
    await shopper.press('menuitem', 'Logout');
    await shopper.sees('link', 'Login');
  },

  'SGN-2 SGN-3 SGN-4 SGN-5 SGN-6 sign-up, with its calendar and the lookup of the postcode': async (shopper) => {
    await shopper.comesIn('/signup');
    await shopper.press('button', 'Create Account');
    await shopper.isAt('alert', /|/);
    await shopper.reads(ANY_SUMMARY);
    await shopper.press('link', 'First name is required');
    await shopper.isAt('textbox', 'First name');
    await shopper.writes(SIGNUP.firstName);
    await shopper.types(SIGNUP.lastName, 'textbox', 'Last name');
    await shopper.types(SIGNUP.email, 'textbox', /^Email/);
    await shopper.types(SIGNUP.phoneNumber, 'textbox', 'Mobile number');
    await shopper.press('button', 'Open calendar');
    const calendar = await shopper.sees('application', 'Calendar');
    await shopper.press('button', 'Previous ten years', calendar);
    await shopper.press('button', /1988/, calendar);
    await shopper.press('button', /^Sep/, calendar);
    await shopper.press('button', /14 September 1988/, calendar);
    await shopper.readsValue('14/09/1988', 'textbox', 'Date of birth');
    await shopper.types('se1 9pr', 'textbox', 'Postcode');
    await shopper.reads('Looking up address details...');
    await shopper.readsValue('SE1 9PR', 'textbox', 'Postcode');
    await shopper.readsValue('123 High Street', 'textbox', 'Street address');
    await shopper.readsValue('London', 'textbox', 'City');
    await shopper.isAt('textbox', 'Postcode');
    await shopper.press('button', 'Create Account');
    await shopper.reads('Account created successfully!');
  },

  'CRT-5 CRT-6 SES-1 two tabs show one cart and one visitor': async (shopper) => {
    await shopper.comesIn('/products?category=gin');
    await shopper.press('button', `Add ${GIN} to cart`);
    await shopper.sees('link', 'Cart, 1 item');
    const goesBackToFirst = await shopper.opensTab();
    await shopper.comesIn('/cart');
    await shopper.press('button', `One more of ${GIN}`);
    await shopper.sees('link', 'Cart, 2 items');
    await shopper.opens('/login');
    await signsIn(shopper);
    await goesBackToFirst();
    await shopper.sees('link', 'Cart, 2 items');
    await shopper.press('button', /^Account menu/);
    await shopper.press('menuitem', 'Logout');
    await shopper.sees('link', 'Login');
    await shopper.press('link', 'Cart, 2 items');
    await shopper.press('button', 'Clear Cart');
    await shopper.reads('Your Cart is Empty');
    await shopper.press('button', 'Undo');
    await shopper.sees('link', 'Cart, 2 items');
  },

  'AGE-7 HDR-1 PRD-1 CRT-2 CHK-3 the whole journey by keyboard alone': async (shopper) => {
    await shopper.opens('/');
    await shopper.isAt('button', "I'm 18 or Older");
    await shopper.keys(KEYS.enter);
    await shopper.isAt('heading', /./);
    await shopper.tabsTo('link', 'Shop Now');
    await shopper.keys(KEYS.enter);
    await shopper.isAt('heading', 'Premium Collection');
    await shopper.tabsTo('searchbox', 'Search products');
    await shopper.writes('sloe gin');
    await shopper.keys(KEYS.enter);
    await shopper.reads('1 product');
    await shopper.tabsTo('link', /^Ashcombe Sloe Gin/);
    await shopper.keys(KEYS.enter);
    await shopper.isAt('heading', GIN);
    await shopper.tabsTo('button', /^Add to Cart/);
    await shopper.keys(KEYS.enter);
    await shopper.keys(KEYS.space);
    await shopper.tabsTo('link', 'Cart, 2 items', KEYS.shift, KEYS.tab);
    await shopper.keys(KEYS.enter);
    await shopper.isAt('heading', 'Your Cart');
    await shopper.tabsTo('button', 'Proceed to Checkout');
    await shopper.keys(KEYS.enter);
    await shopper.tabsTo('button', 'Next');
    await shopper.untilAvailable('Next');
    await shopper.keys(KEYS.enter);
    await shopper.tabsTo('textbox', 'Street');
    await shopper.writes('27 Alder Street');
    await shopper.untilAvailable('Next');
    await shopper.keys(KEYS.enter);
    await shopper.tabsTo('radio', /Card/);
    await shopper.keys(KEYS.down);
    await shopper.isAt('radio', /PayPal/);
    await shopper.tabsTo('button', 'Next');
    await shopper.untilAvailable('Next');
    await shopper.keys(KEYS.enter);
    await shopper.reads('27 Alder Street');
    await shopper.tabsTo('button', 'Complete Order');
    await shopper.untilAvailable('Complete Order');
    await shopper.keys(KEYS.enter);
    await shopper.sees('alertdialog', 'Order Confirmed!');
    await shopper.isOn('/');
    await shopper.isAt('heading', /./);
  },
});
