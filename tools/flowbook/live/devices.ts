/** px, as the shop in the frame takes itself to be. */
export const DEVICES = {
  phone: { words: 'Phone', width: 390, height: 844 },
  tablet: { words: 'Tablet', width: 768, height: 1024 },
  desktop: { words: 'Desktop', width: 1440, height: 900 },
} as const;
export type Device = keyof typeof DEVICES;

export const isDevice = (name: string): name is Device => Object.hasOwn(DEVICES, name);
