import { TextLink } from '#src/ui/TextLink.tsx';
import { inlineParts } from './inline-text.ts';

/** A string of a text page with its links. */
export const Inline = ({ text }: { text: string }) =>
  inlineParts(text).map((part, index) => {
    // The parts of a fixed string never change places.
    const key = `${index}`;
    if (part.kind === 'link') {
      return (
        <TextLink key={key} href={part.href}>
          {part.text}
        </TextLink>
      );
    }
    return part.kind === 'literal' ? <code key={key}>{part.text}</code> : part.text;
  });
