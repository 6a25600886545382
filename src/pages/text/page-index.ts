/** The pages that stand beside each other in the index of text pages. FTR-1. */
export const PAGE_INDEX = {
  information: {
    label: 'Information pages',
    pages: [
      { title: 'Legal', path: '/legal' },
      { title: 'Shipping', path: '/shipping' },
      { title: 'Returns', path: '/returns' },
      { title: 'Privacy', path: '/privacy' },
      { title: 'Terms', path: '/terms' },
      { title: 'Cookies', path: '/cookies' },
      { title: 'Age Verification', path: '/age-verification' },
    ],
  },
  company: {
    label: 'Company pages',
    pages: [
      { title: 'About', path: '/about' },
      { title: 'Careers', path: '/careers' },
      { title: 'Press', path: '/press' },
      { title: 'Blog', path: '/blog' },
    ],
  },
} as const;
