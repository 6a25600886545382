import { useSelector } from '@xstate/react';
import { isLookingUp } from '#machines/signup/signup.selectors.ts';
import { SIGNUP_COUNTRY } from '#machines/signup/signup-form.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { signupForm } from '#styled-system/recipes';
import { LookupNote } from './LookupNote.tsx';
import { SignupTextField } from './SignupTextField.tsx';
import { selectFilled } from './signup.dom.ts';

/** SGN-4, SGN-6. */
export function AddressFields() {
  const signup = useFlow('signup');
  const isLooking = useSelector(signup, isLookingUp);
  const c = signupForm();
  return (
    <div
      ref={isLooking ? selectFilled : null}
      role="group"
      aria-labelledby="signup-address-title"
      className={c.section}
    >
      <h2 id="signup-address-title" className={c.title}>
        Home address
      </h2>
      <div className={c.fields}>
        <div className={c.alone}>
          <SignupTextField
            field="postalCode"
            label="Postcode"
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            isDisabled={isLooking}
          />
          <LookupNote />
        </div>
        <div className={c.wide}>
          <SignupTextField field="address" label="Street address" autoComplete="address-line1" isDisabled={isLooking} />
        </div>
        <SignupTextField field="city" label="City" autoComplete="address-level2" isDisabled={isLooking} />
        <TextField
          label="Country"
          name="country"
          autoComplete="country-name"
          value={SIGNUP_COUNTRY}
          disabled
          readOnly
        />
      </div>
    </div>
  );
}
