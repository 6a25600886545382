import { addButton } from './add-button.ts';
import { alert } from './alert.ts';
import { appCode } from './app-code.ts';
import { appDownload } from './app-download.ts';
import { arrowLink } from './arrow-link.ts';
import { avatar } from './avatar.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { button } from './button.ts';
import { buyBar } from './buy-bar.ts';
import { calendar } from './calendar.ts';
import { cartLayout } from './cart-layout.ts';
import { cartLine } from './cart-line.ts';
import { cartNotice } from './cart-notice.ts';
import { catalogueHead } from './catalogue-head.ts';
import { catalogueLayout } from './catalogue-layout.ts';
import { categoryCard } from './category-card.ts';
import { categorySection } from './category-section.ts';
import { checkoutDialog } from './checkout-dialog.ts';
import { checkoutSteps } from './checkout-steps.ts';
import { chip } from './chip.ts';
import { contactForm } from './contact-form.ts';
import { contactPage } from './contact-page.ts';
import { deliveryForm } from './delivery-form.ts';
import { drawer } from './drawer.ts';
import { emptyCart } from './empty-cart.ts';
import { emptyShelf } from './empty-shelf.ts';
import { factsTable } from './facts-table.ts';
import { faq } from './faq.ts';
import { field } from './field.ts';
import { filterForm } from './filter-form.ts';
import { gapShelf } from './gap-shelf.ts';
import { gate } from './gate.ts';
import { helpSearch } from './help-search.ts';
import { hiddenText } from './hidden-text.ts';
import { homeCategories } from './home-categories.ts';
import { homeHero } from './home-hero.ts';
import { homeHouses } from './home-houses.ts';
import { homeJoin } from './home-join.ts';
import { homeSale } from './home-sale.ts';
import { iconButton } from './icon-button.ts';
import { jobOpening } from './job-opening.ts';
import { ledger } from './ledger.ts';
import { loadNotice } from './load-notice.ts';
import { mainMenu } from './main-menu.ts';
import { menuPanel } from './menu-panel.ts';
import { modal } from './modal.ts';
import { notice } from './notice.ts';
import { oneTimeCode } from './one-time-code.ts';
import { orderCheck } from './order-check.ts';
import { orderConfirmed } from './order-confirmed.ts';
import { orderLines } from './order-lines.ts';
import { orderSummary } from './order-summary.ts';
import { pageHeading } from './page-heading.ts';
import { pageIndex } from './page-index.ts';
import { pageIntro } from './page-intro.ts';
import { pageWrap } from './page-wrap.ts';
import { paymentMethods } from './payment-methods.ts';
import { persona } from './persona.ts';
import { picture } from './picture.ts';
import { plate } from './plate.ts';
import { priceTag } from './price-tag.ts';
import { productCard } from './product-card.ts';
import { productCrops } from './product-crops.ts';
import { productDetail } from './product-detail.ts';
import { productList } from './product-list.ts';
import { productMessage } from './product-message.ts';
import { productShelf } from './product-shelf.ts';
import { productShelves } from './product-shelves.ts';
import { productSkeleton } from './product-skeleton.ts';
import { prose } from './prose.ts';
import { qrCode } from './qr-code.ts';
import { quantityStepper } from './quantity-stepper.ts';
import { rangeSlider } from './range-slider.ts';
import { resultBar } from './result-bar.ts';
import { sectionHeading } from './section-heading.ts';
import { shopFrame } from './shop-frame.ts';
import { shortPage } from './short-page.ts';
import { signIn } from './sign-in.ts';
import { signupForm } from './signup-form.ts';
import { siteFooter } from './site-footer.ts';
import { siteHeader } from './site-header.ts';
import { siteSearch } from './site-search.ts';
import { skeleton } from './skeleton.ts';
import { spinner } from './spinner.ts';
import { stars } from './stars.ts';
import { tag } from './tag.ts';
import { textInput } from './text-input.ts';
import { textLayout } from './text-layout.ts';
import { textLink } from './text-link.ts';
import { toasts } from './toasts.ts';
import { totalsList } from './totals-list.ts';
import { wordmark } from './wordmark.ts';

/** Panda asks for all recipes in one place; each lives in a file of its own. */
export const recipes = {
  addButton,
  arrowLink,
  avatar,
  breadcrumbs,
  button,
  chip,
  factsTable,
  hiddenText,
  iconButton,
  pageHeading,
  pageWrap,
  picture,
  plate,
  productShelf,
  skeleton,
  spinner,
  tag,
  textInput,
  textLink,
  wordmark,
};
export const slotRecipes = {
  alert,
  appCode,
  appDownload,
  buyBar,
  calendar,
  cartLayout,
  cartLine,
  cartNotice,
  catalogueHead,
  catalogueLayout,
  categoryCard,
  categorySection,
  checkoutDialog,
  checkoutSteps,
  contactForm,
  contactPage,
  deliveryForm,
  drawer,
  emptyCart,
  emptyShelf,
  faq,
  field,
  filterForm,
  gapShelf,
  gate,
  helpSearch,
  homeCategories,
  homeHero,
  homeHouses,
  homeJoin,
  homeSale,
  jobOpening,
  ledger,
  loadNotice,
  mainMenu,
  menuPanel,
  modal,
  notice,
  oneTimeCode,
  orderCheck,
  orderConfirmed,
  orderLines,
  orderSummary,
  pageIndex,
  pageIntro,
  paymentMethods,
  persona,
  priceTag,
  productCard,
  productCrops,
  productDetail,
  productList,
  productMessage,
  productShelves,
  productSkeleton,
  prose,
  qrCode,
  quantityStepper,
  rangeSlider,
  resultBar,
  sectionHeading,
  shopFrame,
  shortPage,
  signIn,
  signupForm,
  siteFooter,
  siteHeader,
  siteSearch,
  stars,
  textLayout,
  toasts,
  totalsList,
};
