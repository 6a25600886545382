/** Where a requirement without a chart is met: the page, the place on it and the file. */
type Place = { page: string; place: string; file: string };

/**
 * Requirements about pages without a chart, looks, data or calls. Every other requirement is named by `meta.covers`
 * of a state or a transition. docs/requirements.md, FLW-3.
 */
export const REGISTER: Readonly<Record<string, readonly Place[]>> = {
  'AGE-6': [{ page: 'every page', place: 'the age gate, its box', file: 'src/ui/Gate.tsx' }],
  'HDR-2': [{ page: 'every page', place: 'header, cart link and its badge', file: 'src/features/cart/CartLink.tsx' }],
  'FTR-1': [
    { page: 'every page', place: 'footer', file: 'src/app/Footer.tsx' },
    { page: 'every page', place: 'footer, its columns of links', file: 'src/app/footer-links.ts' },
  ],

  'RTE-1': [
    { page: 'every page', place: 'its address', file: 'machines/domain/routes.ts' },
    { page: 'checkout', place: 'placeholder', file: 'src/content/checkout/CheckoutPage.tsx' },
    { page: 'profile', place: 'placeholder', file: 'src/features/session/ProfilePage.tsx' },
  ],
  'RTE-3': [
    {
      page: 'product placeholder',
      place: 'the id and the way on',
      file: 'src/content/product-placeholder/ProductPlaceholderPage.tsx',
    },
  ],
  'RTE-4': [{ page: 'every page', place: 'spellings and groups of categories', file: 'machines/domain/categories.ts' }],

  'HOM-1': [
    { page: 'home', place: 'hero', file: 'src/content/home/Hero.tsx' },
    { page: 'home', place: 'QR code for the app', file: 'src/content/home/AppDownload.tsx' },
  ],
  'HOM-2': [{ page: 'home', place: 'shelf of six categories', file: 'src/content/home/CategoryShelf.tsx' }],
  'HOM-3': [{ page: 'home', place: 'clearance sale', file: 'src/content/home/ClearanceSale.tsx' }],
  'HOM-4': [
    { page: 'home', place: 'row of eight brands', file: 'src/content/home/Brands.tsx' },
    { page: 'home', place: 'band with Join Now and Browse Products', file: 'src/content/home/JoinBand.tsx' },
  ],
  'HOM-5': [{ page: 'home', place: 'fixed counts on the cards', file: 'src/content/home/home-data.ts' }],
  'DET-4': [
    {
      page: 'product',
      place: 'when it arrives, beside the notes on delivery',
      file: 'src/features/product/PurchaseNotes.tsx',
    },
    { page: 'cart', place: 'when it arrives, in the order summary', file: 'src/features/cart/OrderSummary.tsx' },
  ],

  'CAT-1': [
    { page: 'categories', place: 'sections and their order', file: 'machines/domain/categories.ts' },
    { page: 'categories', place: 'the five sections', file: 'src/content/categories/CategorySection.tsx' },
  ],
  'CAT-2': [{ page: 'categories', place: 'card of a category', file: 'src/content/categories/CategoryCard.tsx' }],

  'STO-1': [
    { page: 'every page', place: 'the trial at the start', file: 'src/platform/storage.ts' },
    { page: 'cart', place: 'where it is not stored', file: 'src/features/cart/NotStoredNote.tsx' },
  ],
  'STO-2': [{ page: 'every page', place: 'unreadable data', file: 'src/platform/storage.ts' }],
  'STO-3': [
    { page: 'every page', place: 'limits of fields', file: 'machines/domain/typed-text.ts' },
    { page: 'every page', place: 'stored orders', file: 'machines/orders/stored-orders.ts' },
  ],
  'STO-4': [{ page: 'every page', place: 'what is typed into a form', file: 'src/platform/draft.ts' }],
  'STO-6': [{ page: 'order', place: 'its code is loaded ahead', file: 'src/app/preload.ts' }],
  'STO-7': [{ page: 'every page', place: 'data that several tabs change', file: 'src/platform/shared-data.ts' }],
  'SRV-6': [{ page: 'checkout', place: 'the key of an order', file: 'src/platform/order-key.ts' }],
  'TYP-1': [{ page: 'every page', place: 'fields whose text is cleaned', file: 'src/ui/typed-text.ts' }],
  'TYP-2': [{ page: 'signup', place: 'mobile number', file: 'machines/signup/phone.ts' }],
  'TYP-3': [{ page: 'signup', place: 'postcode', file: 'machines/signup/postcode.ts' }],
  'TYP-4': [{ page: 'every page', place: 'every field', file: 'machines/domain/typed-text.ts' }],
  'TYP-5': [{ page: 'signup', place: 'date of birth', file: 'machines/signup/date-of-birth.ts' }],
  'TYP-6': [{ page: 'signup', place: 'date of birth', file: 'machines/signup/date-of-birth.ts' }],
  'TYP-7': [
    { page: 'every page', place: 'digits in every field', file: 'machines/domain/typed-text.ts' },
    { page: 'login', place: 'one-time code', file: 'machines/login/login-rules.ts' },
  ],
  'TYP-8': [
    {
      page: 'products',
      place: 'the two fields beside the price slider',
      file: 'src/features/catalogue/MoneyField.tsx',
    },
    { page: 'products', place: 'both ends of a price range', file: 'machines/domain/product-query.ts' },
  ],

  'RTE-6': [{ page: 'every page', place: 'what servers answer', file: 'tools/demo-server/pages.ts' }],
  'RTE-7': [
    { page: 'product', place: 'how a page that was not found starts', file: 'src/main.tsx' },
    { page: 'every page', place: 'encoded slashes', file: 'tools/demo-server/pages.ts' },
  ],

  'NET-1': [{ page: 'every page', place: 'a dialog, drawer or menu', file: 'src/ui/LoadBoundary.tsx' }],
  'SCR-1': [{ page: 'every page', place: 'where the focus goes', file: 'src/platform/modality.ts' }],
  'SCR-2': [
    { page: 'every page', place: 'dialogs', file: 'src/ui/Modal.recipe.ts' },
    { page: 'every page', place: 'the page below a dialog', file: 'src/app/Layout.recipe.ts' },
    { page: 'every page', place: 'menu and filters', file: 'src/ui/Drawer.recipe.ts' },
  ],
  'SCR-3': [
    { page: 'login', place: 'one-time code', file: 'src/features/login/CodeField.recipe.ts' },
    { page: 'products', place: 'price bands', file: 'src/features/catalogue/FilterForm.recipe.ts' },
    { page: 'every page', place: 'fields that show their focus by themselves', file: 'src/theme/global-css.ts' },
  ],
  'SCR-4': [{ page: 'every page', place: 'every dialog and drawer', file: 'src/platform/modality.ts' }],

  'DBL-3': [{ page: 'every page', place: 'a held Enter', file: 'src/boot/single-presses.ts' }],
  'DBL-5': [{ page: 'every page', place: 'presses before the app runs', file: 'src/boot/replay-early-events.ts' }],
  'DBL-6': [{ page: 'every page', place: 'presses before the app runs', file: 'src/boot/replay-early-events.ts' }],
  'DBL-7': [{ page: 'every page', place: 'double clicks', file: 'src/boot/single-presses.ts' }],
  'TRN-1': [{ page: 'every page', place: 'text that changes', file: 'src/features/catalogue/ResultCount.tsx' }],
  'FLT-1': [{ page: 'every page', place: 'a part that has failed', file: 'src/app/FaultBoundary.tsx' }],
  'DEP-2': [{ page: 'every page', place: 'a dialog, drawer or menu', file: 'src/ui/LoadNotice.tsx' }],
  'DEP-3': [{ page: 'login', place: 'the way home', file: 'src/app/load-page.ts' }],
  'DEP-4': [{ page: 'every page', place: 'the app itself', file: 'src/boot/load-shop.ts' }],

  'PRD-4': [{ page: 'products', place: 'rules of filters and order', file: 'mocks/search/find-products.ts' }],
  'PRD-5': [{ page: 'products', place: 'rules of the search', file: 'mocks/search/text-search.ts' }],
  'PRD-6': [{ page: 'products', place: 'card of a product', file: 'src/ui/ProductCard.tsx' }],
  'PRD-11': [{ page: 'products and product', place: 'price per litre, units', file: 'machines/domain/product.ts' }],

  'ORD-2': [
    { page: 'orders', place: 'the list', file: 'src/features/orders/OrdersPage.tsx' },
    { page: 'order', place: 'the whole page', file: 'src/features/orders/OrderPage.tsx' },
  ],
  'ORD-6': [
    { page: 'orders', place: 'where they are stored', file: 'src/features/orders/StoredNote.tsx' },
    { page: 'privacy and cookies', place: 'what is stored', file: 'src/content/privacy.ts' },
  ],

  'ADB-3': [
    { page: 'checkout, step 2', place: 'the stored addresses', file: 'src/features/checkout/StoredAddresses.tsx' },
  ],
  'ADB-6': [
    { page: 'checkout, step 2', place: 'where they are stored', file: 'src/features/checkout/RememberAddress.tsx' },
    { page: 'privacy and cookies', place: 'what is stored', file: 'src/content/privacy.ts' },
  ],

  'SAV-2': [{ page: 'products and product', place: 'the heart', file: 'src/features/saved/SaveHeart.tsx' }],
  'SAV-4': [
    { page: 'saved', place: 'the list', file: 'src/features/saved/SavedList.tsx' },
    { page: 'saved', place: 'one of it, as it can be had today', file: 'src/features/saved-offers/BottleOffer.tsx' },
  ],
  'SAV-7': [
    { page: 'saved', place: 'where they are stored', file: 'src/features/saved/StoredNote.tsx' },
    { page: 'privacy and cookies', place: 'what is stored', file: 'src/content/privacy.ts' },
  ],

  'BCK-1': [{ page: 'product and saved', place: 'the button', file: 'src/features/back-in-stock/WatchButton.tsx' }],
  'BCK-2': [{ page: 'every page', place: 'the notice', file: 'src/features/back-in-stock/BackNotice.tsx' }],
  'BCK-5': [{ page: 'saved', place: 'the list', file: 'src/features/back-in-stock/WatchedList.tsx' }],
  'BCK-7': [
    { page: 'product and saved', place: 'where it is stored', file: 'src/features/back-in-stock/WatchButton.tsx' },
    { page: 'privacy and cookies', place: 'what is stored', file: 'src/content/privacy.ts' },
  ],

  'JOB-1': [{ page: 'careers', place: 'the three openings', file: 'src/content/careers/openings.ts' }],
  'PAG-1': [
    { page: 'text pages', place: 'the whole page', file: 'src/content/text/TextPage.tsx' },
    { page: 'legal', place: 'its figures', file: 'src/content/legal.ts' },
    { page: 'shipping', place: 'its figures', file: 'src/content/shipping.ts' },
    { page: 'returns', place: 'its figures', file: 'src/content/returns.ts' },
    { page: 'terms', place: 'its figures', file: 'src/content/terms.ts' },
  ],

  'PAG-2': [
    { page: 'articles', place: 'the whole page', file: 'src/content/text/ArticlePage.tsx' },
    { page: 'blog and press', place: 'how each begins', file: 'src/content/text/ArticleTeaser.tsx' },
  ],

  'PAG-3': [{ page: 'accessibility', place: 'the whole page', file: 'src/content/accessibility.ts' }],

  'SEO-1': [{ page: '/robots.txt and /sitemap.xml', place: 'the whole file', file: 'src/prerender/site-files.ts' }],
  'SEO-2': [{ page: 'every page', place: 'its head', file: 'src/ui/PageMeta.tsx' }],
  'SEO-3': [{ page: 'every page', place: 'its manifest', file: 'public/manifest.webmanifest' }],
  'SEO-4': [
    { page: '/blog.xml', place: 'the whole file', file: 'src/prerender/site-files.ts' },
    { page: 'blog', place: 'its head', file: 'src/content/text/TextLayout.tsx' },
  ],

  'API-1': [{ page: 'login and the account menu', place: 'the eight auth calls', file: 'src/platform/auth-api.ts' }],
  'API-2': [
    { page: 'every page', place: 'calls for the catalogue', file: 'src/platform/catalogue-api.ts' },
    { page: 'every page', place: 'the answers', file: 'mocks/handlers.ts' },
  ],
  'API-3': [{ page: 'every page', place: 'answers parsed, failures in words', file: 'src/platform/api.ts' }],
  'API-4': [
    { page: 'every page', place: 'pictures', file: 'src/ui/Picture.tsx' },
    { page: 'home and the app dialog', place: 'QR code', file: 'src/ui/QrCode.tsx' },
  ],

  'RUN-1': [{ page: 'every page', place: 'the end of the server', file: 'tools/demo-server/graceful-stop.ts' }],
  'RUN-2': [{ page: '/healthz', place: 'what servers answer', file: 'tools/demo-server/site.ts' }],
  'RUN-3': [{ page: 'every page', place: "the server's log", file: 'tools/demo-server/access-log.ts' }],
  'RUN-4': [{ page: 'every page', place: 'failures of the mock API', file: 'tools/demo-server/api.ts' }],
  'RUN-5': [{ page: 'every page', place: 'headers over HTTPS', file: 'tools/demo-server/security-headers.ts' }],
  'RUN-6': [{ page: 'every page', place: 'its policy', file: 'tools/demo-server/security-headers.ts' }],
  'RUN-7': [{ page: 'every page', place: 'reports of faults', file: 'src/platform/fault-beacon.ts' }],

  'FLW-1': [{ page: 'every page', place: 'who may import whom', file: 'tests/unit/module-boundaries.ts' }],
  'FLW-2': [{ page: 'the visualiser', place: 'literal charts', file: 'tests/machines/every-machine.test.ts' }],
  'FLW-3': [{ page: 'path tests', place: 'samples and state keys', file: 'tests/machines/samples.test.ts' }],
};
