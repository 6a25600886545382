import { signupForm } from '#styled-system/recipes';
import { DateOfBirthField } from './DateOfBirthField.tsx';
import { SignupTextField } from './SignupTextField.tsx';

/** SGN-2, SGN-3. */
export function PersonalFields() {
  const c = signupForm();
  return (
    <div role="group" aria-labelledby="signup-personal" className={c.section}>
      <h2 id="signup-personal" className={c.title}>
        Personal information
      </h2>
      <div className={c.fields}>
        <SignupTextField field="firstName" label="First name" autoComplete="given-name" />
        <SignupTextField field="lastName" label="Last name" autoComplete="family-name" />
        <div className={c.wide}>
          <SignupTextField
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
          field="phoneNumber"
          label="Mobile number"
          type="tel"
          autoComplete="tel"
          hint="A UK mobile, starting 07 or +44 7"
        />
        <DateOfBirthField />
      </div>
    </div>
  );
}
