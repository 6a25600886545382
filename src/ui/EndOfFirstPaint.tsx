type Props = { id: string };

/**
 * The page is not painted before this element is parsed, so what stands before it does not move while it comes. React moves
 * the link into the head. A browser that does not know it paints earlier.
 */
export const EndOfFirstPaint = ({ id }: Props) => (
  <>
    <link rel="expect" href={`#${id}`} blocking="render" />
    <span id={id} hidden />
  </>
);
