import { LATE_FLOWS, withFlow } from './late-flows.ts';

/** The first message brings its flow along. */
export const ToastMessages = withFlow(LATE_FLOWS.toasts, () =>
  import('./ShopToasts.tsx').then(({ ShopToasts }) => ShopToasts),
);
