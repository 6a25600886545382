import { useSelector } from '@xstate/react';
import type { ChangeEvent } from 'react';
import { SIGNUP_COUNTRY } from '#machines/signup/signup-form.ts';
import { keepCaret } from '#src/lib/keep-caret.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { signupForm } from '#styled-system/recipes';

import { keepFocus } from './keep-focus.ts';
import { LookupNote } from './LookupNote.tsx';
import { SignupTextField } from './SignupTextField.tsx';
import type { SignupRef } from './signup-ref.ts';

/** SGN-4, SGN-6. */
export function AddressFields({ signup }: { signup: SignupRef }) {
  const isLooking = useSelector(signup, (snapshot) => snapshot.hasTag('busy'));
  const c = signupForm();
  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) =>
    keepCaret(input, () => signup.send({ type: 'field.changed', field: 'postalCode', value: input.value }));
  return (
    <div ref={isLooking ? keepFocus : null} role="group" aria-labelledby="signup-address-title" className={c.section}>
      <h2 id="signup-address-title" className={c.title}>
        Home address
      </h2>
      <div className={c.fields}>
        <div className={c.alone}>
          <SignupTextField
            signup={signup}
            field="postalCode"
            label="Postcode"
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            disabled={isLooking}
            onChange={change}
          />
          <LookupNote signup={signup} />
        </div>
        <div className={c.wide}>
          <SignupTextField
            signup={signup}
            field="address"
            label="Street address"
            autoComplete="address-line1"
            disabled={isLooking}
          />
        </div>
        <SignupTextField signup={signup} field="city" label="City" autoComplete="address-level2" disabled={isLooking} />
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
