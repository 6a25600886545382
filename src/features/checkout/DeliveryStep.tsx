import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import { addressProblem } from '#machines/checkout/checkout.selectors.ts';
import { CHECKOUT_COUNTRIES } from '#machines/domain/checkout-choices.ts';
import type { DeliveryAddress, DeliveryField } from '#machines/domain/checkout-details.ts';
import { ORDER_PROBLEM_TEXTS, orderProblemText } from '#machines/domain/order-problem.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Field } from '#src/ui/Field.tsx';
import { TypedField } from '#src/ui/TypedField.tsx';
import { deliveryForm, textInput } from '#styled-system/recipes';
import { RememberAddress } from './RememberAddress.tsx';
import { StepHeading } from './StepHeading.tsx';
import { StoredAddresses } from './StoredAddresses.tsx';
import { takeStepFocus } from './step-heading.dom.ts';

const FIELDS = [
  { field: 'street', label: 'Street', autoComplete: 'shipping address-line1', isWide: true },
  { field: 'city', label: 'City', autoComplete: 'shipping address-level2', isWide: false },
  { field: 'state', label: 'State', autoComplete: 'shipping address-level1', isWide: false },
  { field: 'zipCode', label: 'ZIP code', autoComplete: 'shipping postal-code', isWide: false },
] as const;

const FIRST = FIELDS[0].field;
const REFUSED = `${ORDER_PROBLEM_TEXTS.addressRefused.title}. `;

/** Step 2 asks for the address and validates nothing; a server may refuse it. CHK-2, ADB-1, ADB-3, SRV-5. */
export function DeliveryStep({ delivery }: { delivery: DeliveryAddress }) {
  const checkout = useFlow('checkout');
  const problem = useSelector(checkout, addressProblem);
  const c = deliveryForm();
  const change = (field: DeliveryField, value: string) => checkout.send({ type: 'delivery.changed', field, value });
  return (
    <>
      <StepHeading step={1}>Where shall we send it?</StepHeading>
      <StoredAddresses delivery={delivery} />
      <div className={c.grid}>
        {FIELDS.map(({ field, label, autoComplete, isWide }) => (
          <div key={field} className={isWide ? c.full : undefined}>
            <TypedField
              label={label}
              name={field}
              ref={problem && field === FIRST ? takeStepFocus : null}
              error={problem && field === FIRST ? REFUSED + orderProblemText(problem) : null}
              isLive
              autoComplete={autoComplete}
              value={delivery[field]}
              onType={(text) => change(field, text)}
            />
          </div>
        ))}
        <div className={c.country}>
          <Field label="Country">
            {(control) => (
              <div className={c.select}>
                <select
                  {...control}
                  name="country"
                  autoComplete="shipping country-name"
                  className={textInput()}
                  value={delivery.country}
                  onChange={(event) => change('country', event.target.value)}
                >
                  {CHECKOUT_COUNTRIES.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
                <ChevronDown size={20} strokeWidth={1.5} className={c.selectIcon} />
              </div>
            )}
          </Field>
        </div>
      </div>
      <RememberAddress delivery={delivery} />
    </>
  );
}
