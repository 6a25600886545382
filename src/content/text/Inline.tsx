import { TextLink } from '#src/ui/TextLink.tsx';
import { inlineParts, unbroken } from './inline-text.ts';

/** A text with its links. */
export const Inline = ({ text: source }: { text: string }) =>
  inlineParts(source).map((part) => {
    const { kind, text, start } = part;
    if (kind === 'text') return <span key={start}>{unbroken(text)}</span>;
    if (kind === 'literal') return <code key={start}>{text}</code>;
    return (
      <TextLink key={start} href={part.href}>
        {text}
      </TextLink>
    );
  });
