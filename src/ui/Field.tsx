import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { field } from '#styled-system/recipes';
import { showWhole } from './show-whole.ts';

type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};
type Props = {
  label: ReactNode;
  /** The note follows the label in grey, for example 'optional'. */
  note?: string | undefined;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** The error is read out and shown whole as soon as it appears, because the focus is still in the field. */
  isLive?: boolean | undefined;
  id?: string | undefined;
  /** The control is rendered with the given props, which connect it with its label. */
  children: (control: ControlProps) => ReactNode;
};

/** The field connects its control with the label above and the hint or error below. design.md, Components. */
export function Field({ label, note, hint, error, isLive, id, children }: Props) {
  const c = field();
  const ownId = useId();
  const control = id ?? ownId;
  const described = [hint ? `${control}-hint` : null, error ? `${control}-error` : null].filter(Boolean).join(' ');
  return (
    <div className={c.root}>
      <label htmlFor={control} className={c.label}>
        <span>{label}</span>
        {note ? <span className={c.note}>{` ${note}`}</span> : null}
      </label>
      {children({ id: control, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p id={`${control}-hint`} className={c.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p
          id={`${control}-error`}
          ref={isLive ? showWhole : null}
          className={c.error}
          role={isLive ? 'alert' : undefined}
        >
          <CircleAlert size={16} strokeWidth={1.6} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
