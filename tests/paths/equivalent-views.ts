const FOCUS_COMES_SOONER =
  'The button takes the focus before storage is read and has it afterwards; if the gate was passed before, it is hidden and takes none.';
const NEVER_CALLED =
  "'Order Confirmed!' ignores Escape and presses outside and has no button (CHK-4); the chart answers nothing there either.";
const DOES_NOTHING = 'It does nothing yet: no code is really sent (LOG-3).';
const POINTER_ONLY = "It is read by the style sheet alone, for the pointer's shape.";
const NO_REMOVAL = 'An Undo that names no removal undoes none: the message goes, as if dismissed.';

/** Mutants of views that look and work like the shop, by their ids, each with the reason. */
export const EQUIVALENT_VIEWS: Readonly<Record<string, string>> = {
  'age-gate/AgeGate.tsx: the answer to isAsking is taken for its opposite': FOCUS_COMES_SOONER,
  'age-gate/AgeGate.tsx: what hasFocus shows and what it hides are swapped': FOCUS_COMES_SOONER,
  "checkout/OrderConfirmed.tsx: 'dialog.dismissed' is not sent": NEVER_CALLED,
  "checkout/OrderConfirmed.tsx: 'load.retried' is sent instead of 'dialog.dismissed'": NEVER_CALLED,
  "login/CodeStep.tsx: 'code.resendRequested' is not sent": DOES_NOTHING,
  'picture-zoom/ZoomStage.tsx: the answer to isEnlarged is taken for its opposite': POINTER_ONLY,
  "toasts/ToastMessage.tsx: 'undo.chosen' is sent instead of 'toast.dismissed'": NO_REMOVAL,
};
