import { skeleton } from '#styled-system/recipes';

type BarProps = { width: string; height?: string };

/** Bones at the real sizes; the container says aria-busy and what it waits for. */
export const SkeletonBar = ({ width, height = '14px' }: BarProps) => (
  <span aria-hidden className={skeleton({ shape: 'bar' })} style={{ width, height }} />
);

export const SkeletonPlate = () => <span aria-hidden className={skeleton({ shape: 'plate' })} />;
