import { DRAWN_PLACEHOLDER } from '#src/platform/pictures.ts';

/** A picture that failed to load is replaced by a drawn bottle in the same frame. `data-drawn` styles it. API-4. */
export function showDrawnPlaceholder(image: HTMLImageElement): void {
  if (image.src.endsWith(DRAWN_PLACEHOLDER)) return;
  const others = image.parentElement?.querySelectorAll(':scope > source') ?? [];
  for (const source of [image, ...others]) source.removeAttribute('srcset');
  image.dataset.drawn = '';
  image.src = DRAWN_PLACEHOLDER;
}

/** A picture may have failed before this code was loaded, so its error event was missed. */
export function checkEarlyFailure(image: HTMLImageElement | null): void {
  if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) showDrawnPlaceholder(image);
}
