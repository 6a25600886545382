import { signupForm } from '#styled-system/recipes';
import { DateOfBirthField } from './DateOfBirthField.tsx';
import { SignupTextField } from './SignupTextField.tsx';
import type { SignupRef } from './signup-ref.ts';

/** SGN-2, SGN-3. */
export function PersonalFields({ signup }: { signup: SignupRef }) {
  const c = signupForm();
  return (
    <div role="group" aria-labelledby="signup-personal" className={c.section}>
      <h2 id="signup-personal" className={c.title}>
        Personal information
      </h2>
      <div className={c.fields}>
        <SignupTextField signup={signup} field="firstName" label="First name" autoComplete="given-name" />
        <SignupTextField signup={signup} field="lastName" label="Last name" autoComplete="family-name" />
        <div className={c.wide}>
          <SignupTextField
            signup={signup}
            field="email"
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <SignupTextField
          signup={signup}
          field="phoneNumber"
          label="Mobile number"
          type="tel"
          autoComplete="tel"
          hint="A UK mobile, starting 07 or +44 7"
        />
        <DateOfBirthField signup={signup} />
      </div>
    </div>
  );
}
