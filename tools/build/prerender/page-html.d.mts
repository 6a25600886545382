type Parts = Readonly<Record<'shell' | 'html' | 'styles' | 'rules' | 'script' | 'notLoaded', string>> & {
  data: object;
};

/** A whole page, from the build's own HTML and React's. */
export function pageHtml(parts: Parts): string;
