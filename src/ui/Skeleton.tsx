import { skeleton } from '#styled-system/recipes';

type BarProps = { width: string; height: string };

/** Bars have the sizes of the real content. The container sets aria-busy and says what is loading. */
export const SkeletonBar = ({ width, height }: BarProps) => (
  <span aria-hidden className={skeleton({ shape: 'bar' })} style={{ width, height }} />
);

export const SkeletonPlate = () => <span aria-hidden className={skeleton({ shape: 'plate' })} />;
