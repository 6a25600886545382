/**
 * A placeholder colour or tiny picture is shown under a picture that is loading. A script sets it, because the page's
 * security policy allows no inline style. Before that, or without a placeholder, the alcove is visible.
 */
export function setPlaceholder(
  image: HTMLImageElement | null,
  colour: string | undefined,
  lqip: string | undefined,
): void {
  if (image === null || image.complete) return;
  if (colour) image.style.backgroundColor = colour;
  if (lqip) image.style.backgroundImage = `url("${lqip}")`;
}
