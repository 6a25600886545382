import { DRAWN_PLACEHOLDER } from '#src/lib/pictures.ts';

/** API-4: what cannot be shown leaves its frame and a drawn bottle; `data-drawn` is for how it stands there. */
export function showDrawnPlaceholder(image: HTMLImageElement): void {
  if (image.src.endsWith(DRAWN_PLACEHOLDER)) return;
  const others = image.parentElement?.querySelectorAll(':scope > source') ?? [];
  for (const source of [image, ...others]) source.removeAttribute('srcset');
  image.dataset.drawn = '';
  image.src = DRAWN_PLACEHOLDER;
}

/** A picture can have failed before this code had loaded. */
export function checkEarlyFailure(image: HTMLImageElement | null): void {
  if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) showDrawnPlaceholder(image);
}
