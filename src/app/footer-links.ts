import { PAGES } from '#machines/domain/routes.ts';
import { plainIcon } from '#src/ui/plain-icon.ts';

const pagesIn = (column: 'company' | 'support' | 'legal') =>
  PAGES.flatMap((page) => ('column' in page && page.column === column ? [{ name: page.title, href: page.path }] : []));

/** The columns are in the order of FTR-1. */
export const FOOTER_COLUMNS = [
  { title: 'Company', links: pagesIn('company') },
  { title: 'Support', links: pagesIn('support') },
  {
    title: 'Categories',
    links: [
      { name: 'Whisky', href: '/products?category=whiskey' },
      { name: 'Wine', href: '/products?category=wine' },
      { name: 'Beer', href: '/products?category=beer' },
      { name: 'Spirits', href: '/products?category=spirits' },
    ],
  },
  { title: 'Legal', links: pagesIn('legal') },
];

/** The links lead to the networks' home pages. The icons are strokes on 24 × 24. */
export const SOCIAL_LINKS = [
  {
    name: 'Instagram',
    href: 'https://www.instagram.com/',
    Mark: plainIcon('instagram', [
      'path',
      {
        d: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17.2 6.8h.01',
      },
    ]),
  },
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/',
    Mark: plainIcon('facebook', [
      'path',
      { d: 'M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.5c0-.3.2-.5.5-.5z' },
    ]),
  },
  { name: 'X', href: 'https://x.com/', Mark: plainIcon('x', ['path', { d: 'M4 4l16 16M20 4L4 20' }]) },
] as const;
