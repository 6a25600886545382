import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** The host is read when the module is: each test reads it afresh. */
async function pictureSource(imageUrl: string, widths?: readonly number[]) {
  vi.resetModules();
  return (await import('#src/platform/pictures.ts')).pictureSource(imageUrl, widths);
}

test('API-4 pictures come from the shop itself, in the available widths', async () => {
  expect(await pictureSource('/images/products/x.avif')).toEqual({
    src: '/images/products/x-800.avif',
    srcSet: '/images/products/x-400.avif 400w, /images/products/x-800.avif 800w',
  });
});

test('API-4 other widths can be named', async () => {
  expect(await pictureSource('/images/hero/hero.avif', [960, 1280, 1920])).toEqual({
    src: '/images/hero/hero-1920.avif',
    srcSet: '/images/hero/hero-960.avif 960w, /images/hero/hero-1280.avif 1280w, /images/hero/hero-1920.avif 1920w',
  });
});

test('API-4 VITE_IMAGE_HOST points all of them to an outside host', async () => {
  vi.stubEnv('VITE_IMAGE_HOST', 'https://pictures.example');
  expect(await pictureSource('/images/products/x.avif')).toEqual({
    src: 'https://pictures.example/images/products/x-800.avif',
    srcSet:
      'https://pictures.example/images/products/x-400.avif 400w, https://pictures.example/images/products/x-800.avif 800w',
  });
});

test('API-d a whole address is shown only from the pictures’ host; otherwise the drawn placeholder is', async () => {
  const address = 'https://img.example.com/a.jpg';
  const placeholder = { src: '/images/placeholder.svg', srcSet: undefined };
  expect(await pictureSource(address)).toEqual(placeholder);
  vi.stubEnv('VITE_IMAGE_HOST', 'https://img.example.com');
  expect(await pictureSource(address)).toEqual({ src: address, srcSet: undefined });
  expect(await pictureSource('https://img.example.com.evil.example/a.jpg')).toEqual(placeholder);
});

test('SEO-2 API-4 the preview of a link has a JPEG, from the same host; a whole address stays as it is', async () => {
  vi.stubEnv('VITE_IMAGE_HOST', 'https://pictures.example');
  vi.resetModules();
  const { previewSource } = await import('#src/platform/pictures.ts');
  expect(previewSource('/images/products/x.avif')).toBe('https://pictures.example/images/products/x-600.jpg');
  expect(previewSource('https://img.example.com/a.jpg')).toBe('https://img.example.com/a.jpg');
});
