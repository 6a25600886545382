import { type ReactNode, useState } from 'react';

type Props = {
  /** For screen readers: what is typed here. */
  label: string;
  placeholder: string;
  /** What stands there until it is edited. */
  initially?: string;
  onType?: (text: string) => void;
  /** Which buttons send what was typed. */
  children: (text: string) => ReactNode;
};

/** A field for JSON, and what is done with it. */
export function TypedJson({ label, placeholder, initially = '', onType, children }: Props): ReactNode {
  const [text, setText] = useState(initially);
  return (
    <div className="fb-typed">
      <textarea
        aria-label={label}
        placeholder={placeholder}
        rows={text.includes('\n') ? 4 : 1}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onType?.(target.value);
        }}
      />
      {children(text)}
    </div>
  );
}
