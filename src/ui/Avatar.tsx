import { avatar } from '#styled-system/recipes';
import { initialsOf } from './initials.ts';

type Props = { name: string; imageUrl: string; size?: 'sm' | 'md' };

const hide = (image: HTMLImageElement) => {
  image.hidden = true;
};

/** An image may have failed before this code was loaded, so its error event was missed. */
function checkEarlyFailure(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) hide(image);
}

/** The avatar shows the picture, or the initials without one. It is decorative: the name is next to it. HDR-3. */
export const Avatar = ({ name, imageUrl, size }: Props) => (
  <span className={avatar({ size })} data-initials={initialsOf(name)} aria-hidden>
    {imageUrl ? (
      // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a failure to load is no interaction.
      <img
        key={imageUrl}
        ref={checkEarlyFailure}
        src={imageUrl}
        alt=""
        width={44}
        height={44}
        decoding="async"
        onError={(event) => hide(event.currentTarget)}
      />
    ) : null}
  </span>
);
