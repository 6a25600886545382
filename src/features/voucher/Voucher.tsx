import { useSelector } from '@xstate/react';
import { TicketPercent } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { cartLines, cartVoucher } from '#machines/cart/cart.selectors.ts';
import { subtotalOf } from '#machines/domain/cart.ts';
import { voucherText } from '#machines/domain/cart-texts.ts';
import { type Voucher as AppliedVoucher, LONGEST_CODE } from '#machines/domain/voucher.ts';
import { codeText, isChecking, isSlow, voucherProblem } from '#machines/voucher/voucher.selectors.ts';
import { focusAfter } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { SlowNote } from '#src/ui/SlowNote.tsx';
import { TypedField } from '#src/ui/TypedField.tsx';
import { hiddenText, voucherSlot } from '#styled-system/recipes';
import {
  leaveFocusToField,
  leaveFormFocus,
  takeFormFocus,
  takeRefusedFocus,
  VOUCHER_FIELD_ID,
  voucherField,
} from './voucher.dom.ts';
import { VOUCHER_TEXTS } from './voucher-texts.ts';

/** The button stands beside the field; the error below both. VCH-1, VCH-2. */
function VoucherForm() {
  const voucher = useFlow('voucher');
  const code = useSelector(voucher, codeText);
  const problem = useSelector(voucher, voucherProblem);
  const isBusy = useSelector(voucher, isChecking);
  const takesLong = useSelector(voucher, isSlow);
  const c = voucherSlot();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    voucher.send({ type: 'code.submitted' });
  };
  return (
    <form ref={leaveFormFocus} aria-label="Voucher" noValidate className={c.form} onSubmit={submit}>
      <TypedField
        id={VOUCHER_FIELD_ID}
        ref={problem ? takeRefusedFocus : null}
        label="Voucher code"
        name="voucher"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={LONGEST_CODE}
        error={problem && VOUCHER_TEXTS[problem]}
        isLive
        value={code}
        onType={(text) => voucher.send({ type: 'code.changed', text })}
      />
      <Button type="submit" variant="secondary" busy={isBusy}>
        Apply
      </Button>
      <span role="status" className={hiddenText()}>
        {isBusy ? 'Checking the voucher…' : ''}
      </span>
      <SlowNote
        shown={takesLong}
        place="below"
        onTryAgain={() => voucher.send({ type: 'load.retried' })}
        leaveFocus={leaveFocusToField}
      />
    </form>
  );
}

function Applied({ voucher }: { voucher: AppliedVoucher }) {
  const cart = useFlow('cart');
  const lines = useSelector(cart, cartLines);
  const c = voucherSlot();
  return (
    <div className={c.applied}>
      <TicketPercent size={20} strokeWidth={1.5} />
      <p role="status" className={c.what}>
        <b>{voucher.code}</b>
        <span>{voucherText(voucher, subtotalOf({ lines }))}</span>
      </p>
      <Button
        ref={takeFormFocus}
        variant="text"
        size="sm"
        aria-label={`Remove voucher ${voucher.code}`}
        onClick={() => focusAfter(() => cart.send({ type: 'voucher.removed' }), voucherField)}
      >
        Remove
      </Button>
    </div>
  );
}

/** The field, or the voucher that the cart holds. VCH-1, VCH-4. */
export function Voucher() {
  const voucher = useSelector(useFlow('cart'), cartVoucher);
  return voucher ? <Applied voucher={voucher} /> : <VoucherForm />;
}
