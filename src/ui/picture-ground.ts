/**
 * Lays a colour, or a few bytes of the picture, under a picture that is still to come. By script, as the page's text may
 * hold no style; until then, and where neither is known, the alcove around it is to be seen.
 */
export function layGround(image: HTMLImageElement | null, colour: string | undefined, lqip: string | undefined): void {
  if (image === null || image.complete) return;
  if (colour) image.style.backgroundColor = colour;
  if (lqip) image.style.backgroundImage = `url("${lqip}")`;
}
